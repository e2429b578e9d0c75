/**
 * Starts the scripts of a page once it is painted, or at the first touch, and does then what was sent or
 * pressed before. Until then `prefix` before their types keeps browsers from them. This stands in every
 * page as text, so it may not use anything from outside its own braces.
 */
export function startPage(prefix: string): void {
  const touches = ["pointerdown", "keydown", "focusin", "touchstart", "submit", "click"];
  /** A page in the background paints nothing. */
  const LONGEST_WAIT_MS = 1_000;
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

  /** Says, above the page, that it does not react, and what to do; in the language of the page. */
  function sayNotStarted(): void {
    const id = "sf-not-started";
    if (document.getElementById(id)) return;
    const texts: Record<string, string> = {
      ru: "Страница не загрузилась до конца. Обновить|Не помогло? Позвоните",
      tg: "Саҳифа пурра бор нашуд. Аз нав бор кардан|Кумак накард? Занг занед",
      en: "The page did not load completely. Reload|Still not working? Call",
    };
    const [text = "", call = ""] = (texts[document.documentElement.lang] ?? "").split("|");
    // One sentence, then the name of the button.
    const end = text.indexOf(". ") + 1;
    const button = document.createElement("button");
    button.className = "sg-button sg-button--secondary";
    button.textContent = text.slice(end + 1);
    button.onclick = () => location.reload();
    const alert = document.createElement("div");
    alert.id = id;
    alert.className = "sg-alert sg-tone-danger";
    alert.setAttribute("role", "alert");
    alert.append(text.slice(0, end), button);
    // The number of the insurer is in the header of the page.
    const phone = document.querySelector("a[href^='tel:']")?.cloneNode(true);
    if (phone) alert.append(`${call} `, phone);
    document.body.prepend(alert);
  }

  /** A deploy removed a file that this page asks for: one reload brings the new page. */
  function reloadOnce(event: Event): void {
    const scripts = "link[rel=modulepreload], script[type=module]";
    if (!(event.target as Element).matches?.(scripts)) return;
    // The first of them names the build.
    const build = document.querySelector<HTMLLinkElement>(scripts)?.href ?? "";
    try {
      if (sessionStorage.getItem("sg-reloaded") === build) {
        sayNotStarted();
        return;
      }
      sessionStorage.setItem("sg-reloaded", build);
      location.reload();
    } catch {
      // Where nothing can be stored a reload might never end, so the page stays readable as it is.
      sayNotStarted();
    }
  }

  function release(): void {
    removeEventListener("submit", hold, true);
    removeEventListener("click", hold, true);
    removeEventListener("error", reloadOnce, true);
    if (!sent) {
      if (pressed?.isConnected) pressed.click();
    } else if (sent.form.isConnected) sent.form.requestSubmit(sent.submitter);
  }

  addEventListener("submit", hold, true);
  addEventListener("click", hold, true);
  addEventListener("error", reloadOnce, true);
  addEventListener("sg:hydrated", release, { once: true });
  for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(start, LONGEST_WAIT_MS));
}
