import type { Page } from "@playwright/test";
import { expect } from "./watched-page.ts";

const MAX_TABS = 60;

/** The focused element: its accessible name, and whether its focus is visible. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const control = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const labels = control ? [...(element.labels ?? [])] : [];
    const accessibleName = (part: Element) => {
      const copy = document.importNode(part, true);
      for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return copy.textContent ?? "";
    };
    const label = labels.map(accessibleName).join(" ");
    const name = element.getAttribute("aria-label") || label || accessibleName(element);
    // A control may show its focus on its label or on the frame around both.
    const frame = control && element.parentElement ? [element.parentElement] : [];
    const shown = [element, ...labels, ...frame];
    const ring = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.boxShadow !== "none";
    const visible = shown.some((one) =>
      [null, "::before", "::after"].some((part) => ring(getComputedStyle(one, part))),
    );
    // A link in a sentence may wrap.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const covered = !top || !(shown.some((one) => one.contains(top)) || top.contains(element));
    return { name: name.replaceAll(/\s+/g, " ").trim(), visible, covered };
  });
}

/** Presses Tab until an element of this name has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) continue;
    passed.push(stop.name);
    await expect
      .poll(() => focused(page), { message: `focus after ${passed.join(" → ")}` })
      .toMatchObject({ visible: true, covered: false });
    if (typeof name === "string" ? stop.name.startsWith(name) : name.test(stop.name)) return;
  }
  throw new Error(`Tab never came to ${name}; it passed ${passed.join(" → ")}`);
}
