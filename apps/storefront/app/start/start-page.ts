/**
 * Starts the scripts of a page once it is painted, or at the first touch, and does then what was sent or
 * pressed before. Until then `prefix` before their types keeps browsers from them. This stands in every
 * page as text, so it may not use anything from outside its own braces.
 */
export function startPage(prefix: string): void {
  const touches = ["pointerdown", "keydown", "focusin", "touchstart", "submit", "click"];
  /** A page in the background paints nothing. */
  const LONGEST_WAIT_MS = 1_000;
  /** From an error of a script until the page counts as one that does not start. */
  const LONGEST_START_MS = 5_000;
  let isLive = false;
  let sent: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  let pressed: HTMLElement | undefined;

  function start(): void {
    for (const type of touches) removeEventListener(type, start, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel^=${prefix}]`)) {
      link.rel = link.rel.slice(prefix.length);
    }
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type^=${prefix}]`)) {
      script.type = script.type.slice(prefix.length);
      // A browser looks at a script when it is put in.
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

  /** Shows, above the page, that it does not react, what to do, and the callback form. */
  function fail(): void {
    dispatchEvent(new Event("sg:failed"));
  }

  /** Lets the browser handle forms and links by itself. */
  function stopHolding(): void {
    removeEventListener("submit", hold, true);
    removeEventListener("click", hold, true);
    removeEventListener("error", reloadOnce, true);
    removeEventListener("error", failLater);
    removeEventListener("unhandledrejection", failLater);
  }

  /** A module that threw while it was loaded; a page that becomes live all the same is not disturbed. */
  function failLater(): void {
    setTimeout(() => {
      if (!isLive) fail();
    }, LONGEST_START_MS);
  }

  /** A deploy removed a file that this page asks for: one reload brings the new page. */
  function reloadOnce(event: Event): void {
    const scripts = "link[rel=modulepreload], script[type=module]";
    if (!(event.target as Element).matches?.(scripts)) return;
    // The first of them names the build.
    const build = document.querySelector<HTMLLinkElement>(scripts)?.href ?? "";
    try {
      if (sessionStorage.getItem("sg-reloaded") === build) {
        fail();
        return;
      }
      sessionStorage.setItem("sg-reloaded", build);
      location.reload();
    } catch {
      // Where nothing can be stored a reload might never end, so the page stays readable as it is.
      fail();
    }
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
  addEventListener("error", reloadOnce, true);
  addEventListener("error", failLater);
  addEventListener("unhandledrejection", failLater);
  addEventListener("sg:failed", stopHolding, { once: true });
  addEventListener("sg:hydrated", release, { once: true });
  for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(start, LONGEST_WAIT_MS));
}
