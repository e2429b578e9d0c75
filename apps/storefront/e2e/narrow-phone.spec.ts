import type { Page } from "@playwright/test";
import { expect, test } from "./watched-page.ts";

test.use({ viewport: { width: 320, height: 640 } });

/** Each page at one width in one language: together they show all of them. */
const PAGES = [
  ["/", "ru", 320],
  ["/travel", "tg", 360],
  ["/auto", "en", 320],
  ["/autonew", "ru", 320],
  ["/boxes", "tg", 360],
  ["/boxes/kvartira", "en", 320],
  ["/travel-order", "ru", 320],
  ["/boxes/order/deti", "tg", 320],
  ["/auto/order/mtpl", "tg", 360],
  ["/offices", "ru", 320],
  ["/leaders", "ru", 320],
  ["/partners", "ru", 320],
  ["/losses", "tg", 320],
  ["/blog", "tg", 360],
  ["/jur", "en", 360],
] as const;

/** What a narrow screen breaks in the main content, as readable lines. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const MIN_GAP_PX = 8;
    const MIN_FOOTER_GAP_PX = 40;
    const found: string[] = [];
    const main = document.querySelector("main");
    const footer = document.querySelector("footer");
    if (!main || !footer) return ["no main content or no footer"];
    // Text for assistive technology only is clipped.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== main &&
      (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
    const isShown = (element: Element) => element.checkVisibility() && !isClipped(element);
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class")} "${(element.textContent ?? "").trim().slice(0, 30)}"`;

    // Words broken inside, without a hyphen.
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let lowest = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !isShown(parent) || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      lowest = Math.max(lowest, range.getBoundingClientRect().bottom);
      if (getComputedStyle(parent).hyphens === "auto") continue;
      for (const { 0: word, index } of node.textContent.matchAll(/\p{L}{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken word: ${word}`);
      }
    }

    // Facts cut off by an ellipsis, and boxes that touch.
    const isBox = (element: Element) => {
      const style = getComputedStyle(element);
      const { borderTopWidth, borderTopColor, borderTopLeftRadius, backgroundColor } = style;
      const isClear = (colour: string) => /[,/] 0\)$|transparent/.test(colour);
      const isFramed = borderTopWidth !== "0px" && !isClear(borderTopColor);
      return (
        style.position !== "absolute" &&
        borderTopLeftRadius !== "0px" &&
        (isFramed || !isClear(backgroundColor))
      );
    };
    for (const element of main.querySelectorAll("*")) {
      if (!isShown(element)) continue;
      const isCut =
        getComputedStyle(element).textOverflow === "ellipsis" &&
        element.scrollWidth > element.clientWidth &&
        !element.matches("input, select");
      if (isCut) found.push(`cut off: ${name(element)}`);
      const next = element.nextElementSibling;
      if (!next || !isShown(next) || !isBox(element) || !isBox(next)) continue;
      const [a, b] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
      if (a.height === 0 || b.height === 0 || a.width === 0 || b.width === 0) continue;
      const isBelow = b.top >= a.bottom - 1;
      const gap = isBelow ? b.top - a.bottom : b.left - a.right;
      if (gap < MIN_GAP_PX)
        found.push(`${Math.round(gap)} px between ${name(element)} and ${name(next)}`);
    }
    for (const element of main.querySelectorAll("a, button, article, input"))
      if (isShown(element) && isBox(element))
        lowest = Math.max(lowest, element.getBoundingClientRect().bottom);
    const footerGap = footer.getBoundingClientRect().top - lowest;
    if (footerGap < MIN_FOOTER_GAP_PX) found.push(`${Math.round(footerGap)} px above the footer`);
    return [...new Set(found)];
  });

test("nothing touches, is cut off or is broken on a narrow phone", async ({ page }) => {
  for (const [path, language, width] of PAGES) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${path}?lang=${language}`);
    expect.soft(await faults(page), `${path}, ${language}, ${width} px`).toEqual([]);
  }
  await page.goto("/leaders?lang=ru");
  const leader = await page.locator(".sg-leader__name").first().boundingBox();
  expect(leader?.width).toBeGreaterThan(180);
});
