interface TrustedTypesLike {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/**
 * The only inline script of a page. It is the same on every page, so the policy allows it by hash
 * and a cached page needs no nonce. It starts the application once the page is painted and idle,
 * or at the first touch; until then it holds what was submitted or pressed.
 */
function startHydration(): void {
  const read = document.getElementById("sg-start")?.textContent;
  if (!read) return;
  const listed = JSON.parse(read) as { modules: string[]; preloads: string[] };
  const modules = listed.modules.filter(isOurs);
  const preloads = listed.preloads.filter(isOurs);
  const scriptUrl = "trustedTypes" in window ? createPolicy() : (url: string) => url;
  const held: { form: HTMLFormElement; submitter: HTMLElement | null }[] = [];
  let pressed: HTMLElement | undefined;
  let started = false;

  function isOurs(url: string): boolean {
    return new URL(url, location.href).origin === location.origin;
  }

  function createPolicy(): (url: string) => string {
    const types = (window as unknown as { trustedTypes: TrustedTypesLike }).trustedTypes;
    const policy = types.createPolicy("sg-hydration", {
      createScriptURL: (url: string) => (modules.includes(url) ? url : ""),
    });
    return (url) => policy.createScriptURL(url);
  }

  function hold(event: Event): void {
    if (event.type === "submit") {
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      if (held.length === 0) held.push({ form: event.target as HTMLFormElement, submitter });
    } else {
      const target = (event.target as Element).closest?.<HTMLElement>("button[type=button]");
      if (target && !target.hasAttribute("popovertarget")) pressed = target;
    }
    start();
  }

  function release(): void {
    removeEventListener("submit", hold, true);
    removeEventListener("click", hold, true);
    for (const { form, submitter } of held) if (form.isConnected) form.requestSubmit(submitter);
    if (held.length === 0 && pressed?.isConnected) pressed.click();
  }

  function load(position: number): void {
    const url = modules[position];
    if (!url) return;
    const script = document.createElement("script");
    script.type = "module";
    script.src = scriptUrl(url);
    script.onload = () => load(position + 1);
    // A deploy removed the file this page asks for: one reload brings the new page.
    script.onerror = () => {
      try {
        if (sessionStorage.getItem("sg-reloaded") === url) return;
        sessionStorage.setItem("sg-reloaded", url);
        location.reload();
      } catch {
        started = true;
      }
    };
    document.head.append(script);
  }

  function start(): void {
    if (started) return;
    started = true;
    for (const href of preloads) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      link.fetchPriority = "low";
      document.head.append(link);
    }
    load(0);
  }

  function whenIdle(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 500 });
    else setTimeout(start, 1);
  }

  addEventListener("submit", hold, true);
  addEventListener("click", hold, true);
  for (const type of ["pointerdown", "keydown", "focusin", "touchstart"])
    addEventListener(type, start, { once: true, passive: true, capture: true });
  addEventListener("sg:hydrated", release, { once: true });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

startHydration();
