// Functions that Playwright sends into the page: each is self-contained and has access to its argument only.

interface StorybookChannel {
  readonly transports: unknown[];
  emit(event: string, payload?: unknown): void;
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
}

type ArgTypeRows = Readonly<
  Record<
    string,
    {
      readonly description?: string;
      readonly table?: { readonly type?: { readonly summary?: string } };
    }
  >
>;

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel;
    readonly __STORYBOOK_PREVIEW__: {
      readonly currentRender?: { readonly id?: string } | undefined;
      readonly storyStoreValue: {
        readonly userGlobals: { update(globals: Readonly<Record<string, unknown>>): void };
        loadStory(request: { readonly storyId: string }): Promise<{
          readonly title: string;
          readonly component?: unknown;
          readonly argTypes: ArgTypeRows;
          readonly parameters: Readonly<Record<string, unknown>> & {
            readonly parts?: Readonly<Record<string, unknown>>;
            readonly docs?: { extractArgTypes(component: unknown): ArgTypeRows };
          };
        }>;
      };
    };
  }
}

/** Disables steps that take longer than a story: reports to a missing manager, the panel's own axe. */
export function silenceConsole(): void {
  window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update({ a11y: { manual: true } });
  window.__STORYBOOK_ADDONS_CHANNEL__.transports.length = 0;
}

interface StoryRequest {
  readonly storyId: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** Shows a story from its start and waits until it is played; returns the error, or "". */
export function showInPage({ storyId, choices }: StoryRequest): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const preview = window.__STORYBOOK_PREVIEW__;
  // Without an event: over the channel, the current story would be rendered once more.
  preview.storyStoreValue.userGlobals.update(choices);
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
    if (preview.currentRender?.id === storyId) {
      channel.emit("forceRemount", { storyId });
    } else channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** Changes the toolbar's options; the current story retains its state and is not played again. */
export function chooseInPage(choices: Readonly<Record<string, string>>): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const end = () => {
      channel.off("storyFinished", end);
      resolve();
    };
    channel.on("storyFinished", end);
    channel.emit("updateGlobals", { globals: choices });
  });
}

/** A story's parameters under a name. */
export async function parameterInPage(request: {
  readonly storyId: string;
  readonly name: string;
}): Promise<unknown> {
  const { parameters } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory(request);
  return parameters[request.name];
}

/** A row of a table of properties. */
export interface PropertyView {
  readonly component: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** The tables of properties that the pages of these stories show. */
export async function propertiesInPage(storyIds: readonly string[]): Promise<PropertyView[]> {
  const rows: PropertyView[] = [];
  for (const storyId of storyIds) {
    const { argTypes, component, parameters, title } =
      await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
    const { docs, parts } = parameters;
    // A page shows the tables of its parts, of its component, or none.
    const own: [string, ArgTypeRows][] = component === undefined ? [] : [[title, argTypes]];
    const tables = parts
      ? Object.entries(parts).map(([name, part]): [string, ArgTypeRows] => [
          name,
          docs?.extractArgTypes(part) ?? {},
        ])
      : own;
    for (const [name, table] of tables) {
      for (const [property, { table: row, description = "" }] of Object.entries(table)) {
        rows.push({ component: name, name: property, type: row?.type?.summary ?? "", description });
      }
    }
  }
  return rows;
}

/** Every class on the page, once. */
export function classesInPage(): string[] {
  const elements = document.querySelectorAll("#storybook-root [class], dialog [class]");
  return [...new Set([...elements].flatMap(({ classList }) => [...classList]))];
}

/** Sets the page to a theme and a brand, as the decorator of a story does. */
export function paintInPage({ theme, brand }: { readonly theme: string; readonly brand: string }) {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.brand = brand;
}

/** Waits until texts and fonts are loaded and nothing has changed for two frames. */
export async function settleInPage(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const isMoving = ({ playState, effect }: Animation) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const isWaiting = () =>
    changed ||
    document.querySelector("[data-waiting-for-texts]") !== null ||
    document.getAnimations().some(isMoving);
  while (isWaiting()) {
    changed = false;
    await document.fonts.ready;
    await frame();
    await frame();
  }
  observer.disconnect();
}
