import type { Locator, Page } from "@playwright/test";
import { chooseCountry, control, openTravel, settledPrice } from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test, violations } from "./watched-page.ts";

const panel = (page: Page) => page.getByRole("main").getByRole("complementary");
const MAX_TABS = 60;

const measureHeight = async (locator: Locator) => (await locator.boundingBox())?.height;

/** The focused element and its distance below the area above the bar, in CSS pixels. */
function focusUnderBar(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement?.closest("main form")) return undefined;
    const bar = document.querySelector("main aside")?.getBoundingClientRect();
    const { bottom } = activeElement.getBoundingClientRect();
    const name = activeElement.getAttribute("name") ?? activeElement.textContent;
    // The continue button is in the bar itself.
    const isInBar = activeElement.matches("[type=submit]");
    const end = bar && bar.height > 0 && !isInBar ? bar.top : innerHeight;
    return { name, hidden: Math.max(0, bottom - end) };
  });
}

/** Tabs from the first field of the form to its end; every focused element is above the bar. */
async function tabThroughForm(page: Page): Promise<number> {
  await page
    .locator("main form")
    .getByRole("textbox")
    .or(page.getByRole("combobox"))
    .first()
    .focus();
  const hidden: unknown[] = [];
  let stops = 0;
  for (; stops < MAX_TABS; stops += 1) {
    const stop = await focusUnderBar(page);
    if (!stop) break;
    if (stop.hidden > 0) hidden.push(stop);
    await page.keyboard.press("Tab");
  }
  expect(hidden).toEqual([]);
  return stops;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("a trip has a low bar with its price, whose details are a dialog with visible price and close button", async ({
    page,
  }) => {
    await openTravel(page, "/travel-order");
    await expect(panel(page)).toBeHidden();
    await chooseCountry(page, "турц", travelWords.ru.turkey);
    await settledPrice(page);
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    const height = await measureHeight(panel(page));
    await expect(page.getByRole("button", { name: "Продолжить" })).toBeInViewport({ ratio: 1 });
    expect(height).toBe(72);
    // A price change is announced in the place of the caption, which is shown again afterwards.
    const caption = panel(page).getByText("Цена полиса", { exact: true });
    const change = panel(page)
      .getByText(/^\+[\d,]+\sTJS/)
      .first();
    await expect(caption).toBeVisible();
    await page.getByRole("button", { name: "Добавить: 75–80 лет" }).click();
    await expect(change).toBeVisible();
    await expect(caption).toBeHidden();
    expect(await measureHeight(panel(page))).toBe(height);
    await expect(panel(page)).toContainText(/стало\s.+TJS/);
    await expect(caption).toBeVisible();
    expect(await measureHeight(panel(page))).toBe(height);
    expect(await tabThroughForm(page)).toBeGreaterThan(8);

    const opener = panel(page).getByRole("button", { name: "Подробнее" });
    const dialog = page.getByRole("dialog", { name: "Ваш полис" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.goBack(),
      () => dialog.getByRole("button", { name: "Закрыть" }).click(),
    ]) {
      await opener.click();
      await expect(dialog.getByRole("heading", { name: "Ваш полис" })).toBeFocused();
      // At the end of the scroll range, both are still visible.
      await dialog.getByText("Что входит").scrollIntoViewIfNeeded();
      await expect(dialog.getByRole("button", { name: "Закрыть" })).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator("output").last()).toBeInViewport({ ratio: 1 });
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await opener.click();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the panel of a trip is fully visible", async ({ page }) => {
    await openTravel(page, "/travel-order");
    await chooseCountry(page, "турц", travelWords.ru.turkey);
    await settledPrice(page);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    // Tabular figures would spread a price too far.
    const figures = panel(page).locator("output").first();
    await expect(figures).toHaveCSS("font-variant-numeric", "normal");
    await expect(control(page, "beginDate")).toHaveCSS("font-variant-numeric", "normal");
    expect(await panel(page).evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  });
});
