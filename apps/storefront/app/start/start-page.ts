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
    const texts: Record<string, string[]> = {
      ru: [
        "Страница загрузилась не полностью: кнопки и формы не работают. Обновите страницу.",
        "Обновить страницу",
        "Если не поможет, позвоните: ",
      ],
      tg: [
        "Саҳифа пурра бор нашуд: тугмаҳо ва варақаҳо кор намекунанд. Саҳифаро аз нав бор кунед.",
        "Саҳифаро аз нав бор кардан",
        "Агар ёрӣ надиҳад, занг занед: ",
      ],
      en: [
        "The page did not load completely: buttons and forms do not work. Reload the page.",
        "Reload the page",
        "If that does not help, call: ",
      ],
    };
    const [text = "", reload = "", call = ""] =
      texts[document.documentElement.lang] ?? texts.ru ?? [];
    const alert = document.createElement("div");
    alert.id = id;
    alert.className = "sg-alert sg-alert--danger";
    alert.setAttribute("role", "alert");
    const words = document.createElement("p");
    words.textContent = text;
    const button = document.createElement("button");
    button.className = "sg-button sg-button--secondary";
    button.textContent = reload;
    button.addEventListener("click", () => location.reload());
    alert.append(words, button);
    // The support number belongs to the insurer's configuration: the header of the page has it.
    const phone = document.querySelector<HTMLAnchorElement>("a[href^='tel:']");
    if (phone) {
      const link = document.createElement("a");
      link.href = phone.href;
      link.textContent = phone.href.slice("tel:".length);
      const help = document.createElement("p");
      help.append(call, link);
      alert.append(help);
    }
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
