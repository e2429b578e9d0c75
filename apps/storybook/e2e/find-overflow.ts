import type { Page } from "@playwright/test";

/** Texts that overflow the page or a visible box, or are cut off, in the current state of the page. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 1;
    const root = document.documentElement;

    const getName = (element: Element) =>
      element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join("");

    const isBox = (style: CSSStyleDeclaration) =>
      style.display !== "inline" &&
      (style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
        Number.parseFloat(style.borderLeftWidth) > 0);

    const isHiddenFromEyes = (element: Element) =>
      element.closest(".sg-visually-hidden, [hidden], .sg-skip-link") !== null ||
      !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

    /** The ancestor from which the text overflows, if any. */
    function trouble(rect: DOMRect, from: Element): string | undefined {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const beside = rect.right > edge.right + SLACK_PX || rect.left < edge.left - SLACK_PX;
        const below = rect.bottom > edge.bottom + SLACK_PX || rect.top < edge.top - SLACK_PX;
        if (style.overflowX === "auto" || style.overflowX === "scroll") return undefined;
        if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return undefined;
        const cuts = style.overflowX !== "visible";
        // One pixel: invisible, for assistive technology.
        if (cuts && edge.width <= 1) return undefined;
        if (cuts && (beside || below)) return `is cut off by ${getName(box)}`;
        if (beside && isBox(style)) return `sticks out of ${getName(box)}`;
        if (style.position === "fixed") return undefined;
      }
      return undefined;
    }

    const found = new Set<string>();
    if (root.scrollWidth > root.clientWidth) {
      found.add(`the page is ${root.scrollWidth} px wide`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const holder = currentNode.parentElement;
      const words = currentNode.textContent?.trim() ?? "";
      if (holder === null || words === "" || isHiddenFromEyes(holder)) continue;
      range.selectNodeContents(currentNode);
      for (const rect of range.getClientRects()) {
        const problem = rect.width > 0 ? trouble(rect, holder) : undefined;
        if (problem !== undefined) found.add(`"${words}" ${problem}`);
      }
    }
    return [...found];
  });
}
