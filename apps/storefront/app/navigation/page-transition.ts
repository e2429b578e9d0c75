/** How `page-change.css` calls the cloth that grows from a card into the head of the next page. */
const CLOTH = "cloth";

/** Whether pages may fade into one another: where a browser can, for visitors who want motion. */
export function allowsPageTransition(): boolean {
  return (
    "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Names the cloth of the card around a pressed link, and no other: a name that is there twice ends a transition. */
export function nameClothOf(link: Element): void {
  const pressed = link.closest("article, li")?.querySelector(".sg-cloth");
  for (const cloth of document.querySelectorAll<SVGElement>("main .sg-cloth")) {
    cloth.style.viewTransitionName = cloth === pressed ? CLOTH : "none";
  }
}

/** Keeps a transition that the next page change cuts short from counting as an error of the page. */
export function ignoreSkippedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message))
      event.preventDefault();
  });
}
