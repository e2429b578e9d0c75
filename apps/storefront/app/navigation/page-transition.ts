import { prefersReducedMotion } from "@sughurta/ui-kit";

/** The transition name, in `page-change.css`, of the pattern that grows from a card into the head of the next page. */
const PATTERN = "pattern";

/** Set on the root element while the pressed pattern is of a product family: it grows into the first of its products. */
const OF_FAMILY = "data-pattern-of-family";

/** Whether page transitions fade: where the browser supports it, for visitors who allow motion. */
export function allowsPageTransition(): boolean {
  return "startViewTransition" in document && !prefersReducedMotion();
}

/**
 * Sets the transition name on the pattern of the card around a pressed link, and removes it elsewhere: a duplicate name
 * cancels a transition.
 */
export function getNamePattern(link: Element): void {
  const pressed = link.closest("article, li")?.querySelector(".sg-pattern");
  document.documentElement.toggleAttribute(OF_FAMILY, link.matches(".sg-family"));
  for (const pattern of document.querySelectorAll<HTMLElement | SVGElement>("main .sg-pattern")) {
    pattern.style.viewTransitionName = pattern === pressed ? PATTERN : "none";
  }
}

/** Prevents a transition that the next page change cuts short from being reported as an error. */
export function ignoreSkippedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message))
      event.preventDefault();
  });
}
