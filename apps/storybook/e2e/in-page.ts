// Functions that Playwright sends into the page: each stands alone and sees only its argument.

interface StorybookChannel {
  emit(event: string, payload?: unknown): void;
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel;
    readonly __STORYBOOK_PREVIEW__: {
      readonly currentRender?: { readonly id?: string } | undefined;
      readonly storyStoreValue: {
        loadStory(asked: {
          readonly storyId: string;
        }): Promise<{ readonly parameters: Readonly<Record<string, unknown>> }>;
      };
    };
  }
}

/** Shows a story from its beginning and waits until it is played; gives what went wrong, or "". */
export function showInPage(storyId: string): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    let problem = "";
    const note = (thrown: unknown) => {
      const known = typeof thrown === "object" && thrown !== null && "message" in thrown;
      problem ||= String(known ? thrown.message : JSON.stringify(thrown));
    };
    const troubles = [
      "playFunctionThrewException",
      "storyThrewException",
      "storyErrored",
      "storyMissing",
    ];
    const end = () => {
      for (const trouble of troubles) channel.off(trouble, note);
      channel.off("storyFinished", end);
      channel.off("storyMissing", end);
      resolve(problem);
    };
    for (const trouble of troubles) channel.on(trouble, note);
    channel.on("storyFinished", end);
    channel.on("storyMissing", end);
    if (window.__STORYBOOK_PREVIEW__.currentRender?.id === storyId) {
      channel.emit("forceRemount", { storyId });
    } else channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** What a story says in its parameters under a name. */
export async function parameterInPage(asked: {
  readonly storyId: string;
  readonly name: string;
}): Promise<unknown> {
  const { parameters } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory(asked);
  return parameters[asked.name];
}

/** Sets choices of the toolbar and waits until the story on the page, if any, shows them. */
export function chooseInPage(globals: Readonly<Record<string, string>>): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const end = () => {
      channel.off("storyFinished", end);
      channel.off("globalsUpdated", endWithoutStory);
      resolve();
    };
    const endWithoutStory = () => {
      if (window.__STORYBOOK_PREVIEW__.currentRender === undefined) end();
    };
    channel.on("storyFinished", end);
    channel.on("globalsUpdated", endWithoutStory);
    channel.emit("updateGlobals", { globals });
  });
}

/** Waits until texts and letters are loaded and nothing has changed for two frames. */
export async function settleInPage(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const isWaiting = () => changed || document.querySelector("[data-waiting-for-texts]") !== null;
  while (isWaiting()) {
    changed = false;
    await document.fonts.ready;
    await frame();
    await frame();
  }
  observer.disconnect();
}
