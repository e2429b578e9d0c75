/**
 * Requests preloads, which `prefix` before their `rel` blocks, with the first frame: earlier they would delay it. The
 * function is inlined into every page as text, so it may not use anything from outside its own braces.
 */
export function preloadWithFirstFrame(prefix: string): void {
  requestAnimationFrame(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel^=${prefix}]`)) {
      link.rel = link.rel.slice(prefix.length);
    }
  });
}

/**
 * Starts the scripts of a page after the first paint, or at the first touch, and then replays the form or click before
 * it. Until then they are only preloaded: `prefix` before their types blocks them. The function is inlined into every
 * page as text, so it may not use anything from outside its own braces.
 */
export function startPage(prefix: string): void {
  const touches = ["pointerdown", "keydown", "focusin", "touchstart", "submit", "click"];
  const scripts = "link[rel=modulepreload], script[type=module]";
  /** A page in the background is not painted. */
  const MAX_WAIT_MS = 1_000;
  /** Time from a script error until the page counts as failed to start. */
  const MAX_START_MS = 5_000;
  let isLive = false;
  let isReloading = false;
  let sent: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  let pressed: HTMLElement | undefined;

  function start(): void {
    for (const type of touches) removeEventListener(type, start, true);
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type^=${prefix}]`)) {
      script.type = script.type.slice(prefix.length);
      // A browser processes a script on insertion.
      script.replaceWith(script);
    }
  }

  function hold(event: Event): void {
    if (event.type === "submit") {
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      sent ??= { form: event.target as HTMLFormElement, submitter };
      return;
    }
    const button = (event.target as Element).closest?.<HTMLElement>("button[type=button]");
    if (button && !button.hasAttribute("popovertarget")) pressed = button;
  }

  /** Shows, above the page, that it does not respond, instructions, and the callback form. */
  function fail(): void {
    dispatchEvent(new Event("sg:failed"));
  }

  /** Lets the browser handle forms and links natively. */
  function stopHolding(): void {
    removeEventListener("submit", hold, true);
    removeEventListener("click", hold, true);
    removeEventListener("error", handleMissingFile, true);
    removeEventListener("error", failLater);
    removeEventListener("unhandledrejection", handleRejection);
  }

  /** A module that threw while it was loaded; a page that hydrates all the same is not disturbed. */
  function failLater(): void {
    setTimeout(() => {
      if (!isLive) fail();
    }, MAX_START_MS);
  }

  /** A deployment removed a file that this page requests: one reload loads the new page. */
  function reloadOnce(): void {
    // One missing file is reported by its preload and by the import of it.
    if (isReloading) return;
    // The first script identifies the build.
    const build = document.querySelector<HTMLLinkElement>(scripts)?.href ?? "";
    try {
      if (sessionStorage.getItem("sg-reloaded") === build) {
        fail();
        return;
      }
      sessionStorage.setItem("sg-reloaded", build);
      isReloading = true;
      location.reload();
    } catch {
      // Without storage a reload might loop forever, so the page stays readable as it is.
      fail();
    }
  }

  function handleMissingFile(event: Event): void {
    if ((event.target as Element).matches?.(scripts)) reloadOnce();
  }

  /** The entry of a page is imported dynamically, and a browser may report its failure by this event alone. */
  function handleRejection({ reason }: PromiseRejectionEvent): void {
    // Chromium, Firefox and Safari word it differently, without a code.
    if (/import\w+ (?:a )?module/i.test(String(reason))) reloadOnce();
    else failLater();
  }

  function release(): void {
    isLive = true;
    stopHolding();
    if (!sent) {
      if (pressed?.isConnected) pressed.click();
    } else if (sent.form.isConnected) sent.form.requestSubmit(sent.submitter);
  }

  // A browser below the floor (`static-help.ts`): its page stays as the server rendered it.
  if (document.documentElement.hasAttribute("data-static")) return;
  addEventListener("submit", hold, true);
  addEventListener("click", hold, true);
  addEventListener("error", handleMissingFile, true);
  addEventListener("error", failLater);
  addEventListener("unhandledrejection", handleRejection);
  addEventListener("sg:failed", stopHolding, { once: true });
  addEventListener("sg:hydrated", release, { once: true });
  for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(start, MAX_WAIT_MS));
}
