import type { Page } from "@playwright/test";
import { chooseYear, findCar, openMotor, price } from "./motor-page.ts";
import { atBank, buyButton, field, goToBank, openOrder, paidPolicyNumber } from "./order-page.ts";
import { agree, choose, continueTo, settledPrice } from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { test as base } from "./typed-orders.ts";
import { expect } from "./watched-page.ts";
import { words } from "./words.ts";

/**
 * Replaces text nodes by two `font` elements as Chrome's translation does: once a page is hydrated, and after each
 * change.
 */
function translatePages(): void {
  const skipped = "font, script, style, textarea, title, svg, [translate=no]";
  function translateAll(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.append(text.data);
      text.replaceWith(outer);
    }
  }
  function translate(): void {
    translateAll();
    const observer = new MutationObserver(translateAll);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }
  addEventListener("sg:hydrated", translate, { once: true });
}

const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(translatePages);
    await use(page);
  },
});

/** The page is translated, and no part of it was replaced by an error. */
async function expectTranslatedOrder(page: Page): Promise<void> {
  expect(await page.locator("main font font").count()).toBeGreaterThan(20);
  await expect(page.getByText(/не загрузилась|не открылась|не открывается/)).toHaveCount(0);
}

test("a translated trip shows each new price and is bought", async ({ page, openFilledTrip }) => {
  const w = travelWords.ru;
  await openFilledTrip({ page, step: "trip" });
  const before = await settledPrice(page);
  await page.getByRole("button", { name: "Добавить: 70–74 года" }).click();
  await expect.poll(() => settledPrice(page)).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Убрать: 70–74 года" }).click();
  await expect.poll(() => settledPrice(page)).toBe(before);
  await expectTranslatedOrder(page);
  await continueTo(page, w.options);
  await continueTo(page, w.people);
  await continueTo(page, w.review);
  await expectTranslatedOrder(page);
  await agree(page);
  await goToBank(page);
  await atBank(page, "pay");
  expect(await paidPolicyNumber(page)).toMatch(/^\d{10}$/);
});

test("a translated box shows the reduced price", async ({ page }) => {
  const w = words.ru;
  await openOrder(page);
  await expect(price(page)).toContainText("220");
  await field(page, w.promoCode).fill("NAVRUZ10");
  await page.getByRole("button", { name: w.apply }).click();
  await expect(price(page)).toContainText("198");
  await expect(buyButton(page)).toHaveAccessibleName(/198/);
  await expectTranslatedOrder(page);
});

test("a translated compulsory policy shows each new price", async ({ page }) => {
  await openMotor(page, "/auto/order/MTPL");
  await findCar(page, "Марка", "тойота");
  await findCar(page, "Модель", "camry");
  await chooseYear(page, "2015");
  await expect(price(page)).toContainText("180");
  await choose(page, "residentType", "nonresident");
  await expect(price(page)).toContainText("270");
  await expectTranslatedOrder(page);
});
