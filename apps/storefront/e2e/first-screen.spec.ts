import type { Page } from "@playwright/test";
import { buy, openOrder, payDialog } from "./order-page.ts";
import {
  agree,
  chooseCountry,
  control,
  goOn,
  openTravel,
  settledPrice,
  travellersOf,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { test } from "./typed-orders.ts";
import { expect } from "./watched-page.ts";
import { words } from "./words.ts";

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.use({ viewport: { width: 360, height: 740 } });

test("the first screen of a phone says what things cost", async ({ page }) => {
  await page.goto("/?lang=ru");
  const families = page.getByRole("list", { name: "Что защитим" });
  const price = families.getByText(/^от \d/).first();
  expect((await price.boundingBox())?.y).toBeLessThanOrEqual(420);
  await expect(families.getByRole("link").nth(3)).toBeInViewport({ ratio: 1 });
});

test("the home page ends soon on a phone, with everything that is on it", async ({ page }) => {
  await page.goto("/?lang=ru");
  for (const name of ["Популярные полисы", "Предложения", "Наши партнёры", "Полезное"]) {
    await page.getByRole("heading", { name, exact: true }).scrollIntoViewIfNeeded();
  }
  await page.getByRole("button", { name: "Подписаться" }).scrollIntoViewIfNeeded();
  expect(await pageHeight(page)).toBeLessThanOrEqual(3_000);
  const footer = page.getByRole("contentinfo");
  const rules = footer.getByRole("link", { name: "Правила продажи" });
  await expect(rules).toBeHidden();
  await footer.getByText(/контакты, документы, услуги$/).click();
  await expect(rules).toBeVisible();
});

test("the catalogue of a phone begins with its products, and ends soon", async ({ page }) => {
  await page.goto("/boxes?lang=ru");
  const card = page.getByRole("article").first();
  await expect(card.getByRole("link")).toHaveCount(1);
  expect((await card.getByText(/^\d+\sTJS$/).boundingBox())?.y).toBeLessThanOrEqual(300);
  await expect(page.getByText("Активировать полис")).toBeInViewport({ ratio: 1 });
  expect(await pageHeight(page)).toBeLessThanOrEqual(3_600);
});

test("the buttons that buy and pay are whole on a phone", async ({ page, openFilledTrip }) => {
  await openFilledTrip({ page, step: "review" });
  await settledPrice(page);
  const button = page.getByRole("button", { name: /^Купить за/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  await agree(page);
  await buy(page);
  const pay = payDialog(page).getByRole("button", { name: words.ru.pay });
  await expect(pay).toBeInViewport({ ratio: 1 });
});

test("the steps of a trip are short on a phone, and begin with a field", async ({ page }) => {
  const w = travelWords.ru;
  const next = page.getByRole("main").getByRole("button", { name: w.next });
  const top = async (name: string) => (await page.getByLabel(name).first().boundingBox())?.y;
  await openTravel(page, "/travel-order");
  expect(await top("Турция")).toBeLessThanOrEqual(200);
  await chooseCountry(page, "turkey", w.turkey);
  await settledPrice(page);
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(travellersOf(page, "4–69 лет")).toHaveText("1");
  expect(await pageHeight(page)).toBeLessThanOrEqual(1_880);
  await goOn(page, w.options);
  expect(await top("Личные вещи")).toBeLessThanOrEqual(200);
  await goOn(page, w.people);
  await page.getByRole("checkbox", { name: w.travelToo }).check();
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await pageHeight(page)).toBeLessThanOrEqual(2_300);
});

test("the form of a box begins with a field on a phone", async ({ page }) => {
  await openOrder(page);
  const city = await control(page, "insuredHome.city").boundingBox();
  expect(city?.y).toBeLessThanOrEqual(200);
});
