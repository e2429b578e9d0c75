import type { Page } from "@playwright/test";
import { aHolder, lettersTo, ORDER_PATH, paidPolicyNumber } from "./order-page.ts";
import { expect, test, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;
const MOST_TABS = 60;

/** What has the focus: its name as a screen reader says it, and whether an eye can find it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const control = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const labels = control ? [...(element.labels ?? [])] : [];
    const label = labels.map(({ textContent }) => textContent).join(" ");
    const name = element.getAttribute("aria-label") || label || element.textContent || "";
    // A control may show its focus on its label or on the frame around both.
    const frame = control && element.parentElement ? [element.parentElement] : [];
    const shown = [element, ...labels, ...frame];
    const ring = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.boxShadow !== "none";
    const visible = shown.some((one) =>
      [null, "::before", "::after"].some((part) => ring(getComputedStyle(one, part))),
    );
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const covered = !top || !(shown.some((one) => one.contains(top)) || top.contains(element));
    return { name: name.replaceAll(/\s+/g, " ").trim(), visible, covered };
  });
}

/** Presses Tab until something of this name has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
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

// What has the focus is looked at in its final place, not on the way there.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a policy is bought with the keyboard alone", async ({ page }) => {
  const holder = aHolder();
  const type = async (label: string, text: string) => {
    await tabTo(page, label);
    await page.keyboard.type(text);
  };
  await page.goto(`${ORDER_PATH}?lang=ru`);
  await waitUntilLive(page);

  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#content");
  await page.keyboard.press("Enter");
  // The order of the form is the order of Tab: each name is found by going on, never back.
  await type(w.lastName, holder.lastName);
  await type(w.firstName, holder.firstName);
  await tabTo(page, w.female);
  await page.keyboard.press("Space");
  await type(w.birthDate, "14051990");
  await type(w.docNumber, "12345678");
  await type(w.issueDate, "01022018");
  await type(w.issuedBy, "ОВД Сино");
  await type(w.phone, "921234567");
  await type(w.email, holder.email);
  await type(w.promoCode, "NAVRUZ10");
  await page.keyboard.press("Enter");
  await expect(page.getByText(w.applied)).toBeVisible();
  await tabTo(page, w.agree);
  await page.keyboard.press("Space");
  await tabTo(page, w.buy);
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: w.payTitle });
  await expect(dialog.getByRole("heading", { name: w.payTitle })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: w.buy })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await tabTo(page, "Vasl Pay");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /DC Pay/ })).toBeChecked();
  await tabTo(page, w.pay);
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/sandbox\/bank\/dc\//);
  await tabTo(page, w.bank.pay);
  await page.keyboard.press("Enter");
  const number = await paidPolicyNumber(page);
  await tabTo(page, w.download);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  expect(download.suggestedFilename()).toContain(number);
  expect(await lettersTo(page, holder)).toHaveLength(1);
});
