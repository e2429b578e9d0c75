import type { Locator, Page } from "@playwright/test";
import {
  chooseSum,
  chooseYear,
  fillCascoPeople,
  findCar,
  motorWords,
  openMotor,
} from "./motor-page.ts";
import { buy, openOrder, payDialog } from "./order-page.ts";
import {
  agree,
  chooseCountry,
  continueTo,
  control,
  getTravellers,
  openTravel,
  settledPrice,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { test } from "./typed-orders.ts";
import { expect } from "./watched-page.ts";
import { words } from "./words.ts";

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.use({ viewport: { width: 360, height: 740 } });

const waitForEnd = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
};

for (const [language, next] of [
  ["ru", "Продолжить"],
  ["tg", "Идома додан"],
  ["en", "Continue"],
] as const) {
  test(`the first screen of a phone is a quote with its price in ${language}`, async ({ page }) => {
    const form = page.getByRole("main").locator("form").first();
    // A service that has just started may be too late for the first page.
    await expect(async () => {
      await page.goto(`/?lang=${language}`);
      await expect(form.locator("output")).toHaveText(/^\d+[.,]\d\d\sTJS$/);
    }).toPass();
    expect(await waitForEnd(form.locator("output"))).toBeLessThanOrEqual(500);
    expect(await waitForEnd(form.getByRole("button", { name: next }))).toBeLessThanOrEqual(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test("the quote of the home page continues in the order with its answers", async ({ page }) => {
  await page.goto("/?lang=ru");
  await page.getByRole("radio", { name: "Россия" }).check();
  await page.getByRole("button", { name: "Больше путешественников" }).click();
  const form = page.getByRole("main").locator("form").first();
  await expect(form.locator("output")).toHaveText(/^23,98\sTJS$/);
  await form.getByRole("button", { name: "Продолжить" }).click();
  await page.waitForURL(/\/travel-order/);
  await expect(page.getByLabel("Россия")).toBeChecked();
  await expect(getTravellers(page, "4–69 лет")).toHaveText("2");
  expect(await settledPrice(page)).toBe(23.98);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page has a price, and its form shows the price for other answers", async ({
    page,
  }) => {
    const form = page.getByRole("main").locator("form").first();
    await expect(async () => {
      await page.goto("/?lang=ru");
      await expect(form.locator("output")).toHaveText(/^17,44\sTJS$/);
    }).toPass();
    await page.getByRole("radio", { name: "Россия" }).check();
    await form.getByRole("spinbutton").fill("3");
    await form.getByRole("button", { name: "Продолжить" }).click();
    await page.waitForURL(/\/travel\?country=RU&begin=[\d-]+&end=[\d-]+&people=3$/);
    await expect(async () => {
      await page.reload();
      await expect(form.locator("output")).toHaveText(/^35,97\sTJS$/);
    }).toPass();
    await expect(form.getByRole("radio", { name: "Россия" })).toBeChecked();
  });

  test("the home page switches to the question about a car", async ({ page }) => {
    await page.goto("/?lang=ru");
    await page.getByText("Машина", { exact: true }).click();
    await expect(page.getByLabel("Номер машины")).toBeVisible();
    const heading = page.getByRole("heading", {
      level: 1,
      name: "Какая у вас машина?",
      exact: true,
    });
    await expect(heading).toBeVisible();
    await page.getByLabel("Номер машины").fill("1234 AA 01");
    await page.getByRole("main").locator("form").nth(1).getByRole("button").click();
    await page.waitForURL(/\/auto\??$/);
  });
});

test("the specimen of a policy is in the page of a wide screen before scripts", async ({
  browser,
}) => {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, javaScriptEnabled: false, locale: "ru-RU" });
  await page.goto("/?lang=ru");
  const sheet = page.locator(".sg-home__sheet");
  for (const fact of ["Образец полиса", "SAIDOVA MADINA", "Осталось 28 дней", "1000 234 567"]) {
    await expect(sheet.getByText(fact)).toBeInViewport();
  }
  await expect(sheet.locator(".sg-qr__dots")).toBeInViewport();
  await page.close();
});

test("the home page is short on a phone, with all of its content", async ({ page }) => {
  await page.goto("/?lang=ru");
  for (const name of ["Популярные полисы", "Предложения", "Наши партнёры", "Полезное"]) {
    await page.getByRole("heading", { name, exact: true }).scrollIntoViewIfNeeded();
  }
  await page.getByRole("button", { name: "Подписаться" }).scrollIntoViewIfNeeded();
  // With the quote, which is 450 pixels high.
  expect(await pageHeight(page)).toBeLessThanOrEqual(3_300);
  const footer = page.getByRole("contentinfo");
  const rules = footer.getByRole("link", { name: "Правила продажи" });
  await expect(rules).toBeHidden();
  await footer.getByText(/контакты, документы, услуги$/).click();
  await expect(rules).toBeVisible();
});

test("the home page of a tablet has its facts in one row, and light mountains behind the promise", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/?lang=tg");
  const tops = await page
    .locator(".sg-fact-row > li")
    .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  const promise = await waitForEnd(page.locator(".sg-home__promise:visible"));
  const darkRange = page.locator(".sg-home__hero > .sg-ridges > path").nth(2);
  expect((await darkRange.boundingBox())?.y).toBeGreaterThanOrEqual(promise);
});

test("the catalogue of a phone starts with its products, and is short", async ({ page }) => {
  await page.goto("/boxes?lang=ru");
  const card = page.getByRole("article").first();
  await expect(card.getByRole("link", { name: "Купить" })).toBeVisible();
  await expect(card.getByRole("link", { name: "Подробнее" })).toBeVisible();
  expect((await card.getByText(/^\d+\sTJS$/).boundingBox())?.y).toBeLessThanOrEqual(300);
  await expect(page.getByText("Активировать полис")).toBeInViewport({ ratio: 1 });
  // Other tests add boxes.
  const perCard = (await pageHeight(page)) / (await page.getByRole("article").count());
  expect(perCard).toBeLessThanOrEqual(209);
});

/** Position of the first field of a step below the line with the answers of earlier steps, pixels. */
const BELOW_ANSWERS = 235;

test("the buttons that buy and pay are fully visible on a phone", async ({
  page,
  openFilledTrip,
}) => {
  await openFilledTrip({ page, step: "review" });
  await settledPrice(page);
  const button = page.getByRole("button", { name: /^Купить за/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  // Four cards of a line or two: the agreement follows on the same screen.
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  const agreement = page.getByRole("checkbox", { name: travelWords.ru.agree });
  const heading = page.getByRole("heading", { level: 2, name: travelWords.ru.review });
  expect((await top(agreement)) - (await top(heading))).toBeLessThanOrEqual(470);
  expect(await pageHeight(page)).toBeLessThanOrEqual(1_100);
  await agree(page);
  await buy(page);
  const pay = payDialog(page).getByRole("button", { name: words.ru.pay });
  await expect(pay).toBeInViewport({ ratio: 1 });
  // A sheet, above which the page remains visible.
  expect((await payDialog(page).boundingBox())?.height).toBeLessThanOrEqual(0.8 * 740);
});

test("the steps of a trip are short on a phone, and start with a field", async ({ page }) => {
  const w = travelWords.ru;
  const next = page.getByRole("main").getByRole("button", { name: w.next });
  const top = async (name: string) => (await page.getByLabel(name).first().boundingBox())?.y;
  await openTravel(page, "/travel-order");
  expect(await top("Турция")).toBeLessThanOrEqual(200);
  await chooseCountry(page, "turkey", w.turkey);
  await settledPrice(page);
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(getTravellers(page, "4–69 лет")).toHaveText("1");
  expect(await pageHeight(page)).toBeLessThanOrEqual(1_700);
  await continueTo(page, w.options);
  expect(await top("Личные вещи")).toBeLessThanOrEqual(BELOW_ANSWERS);
  await continueTo(page, w.people);
  expect(await top("Я тоже еду")).toBeLessThanOrEqual(BELOW_ANSWERS);
  await page.getByRole("checkbox", { name: w.travelToo }).check();
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await pageHeight(page)).toBeLessThanOrEqual(2_050);
  const left = page.getByRole("alert", { name: /^Осталось \d+ ответ/ });
  await expect(async () => {
    await next.click();
    await expect(left).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect((await left.boundingBox())?.height).toBeLessThanOrEqual(180);
});

test("the forms of boxes and cars start with a field on a phone", async ({ page }) => {
  const top = async (name: string) => (await control(page, name).first().boundingBox())?.y;
  await openOrder(page);
  expect(await top("insuredHome.city")).toBeLessThanOrEqual(202);
  await openOrder(page, "ru", "/boxes/order/deti");
  expect(await top("holderLastName")).toBeLessThanOrEqual(202);
  await openMotor(page, "/auto/order/mtpl?lang=ru");
  expect(await top("vehicleType")).toBeLessThanOrEqual(202);
});

test("each step of casco starts with a field on a phone", async ({ page }) => {
  const top = async (field: Locator) => (await field.first().boundingBox())?.y;
  await openMotor(page, "/auto/order/eci_p1?lang=ru");
  expect(await top(page.getByRole("combobox", { name: "Марка" }))).toBeLessThanOrEqual(200);
  await findCar(page, "Марка", "тойота");
  await findCar(page, "Модель", "camry");
  await chooseYear(page, { index: 3 });
  await chooseSum(page, 2);
  await control(page, "carBodyType").selectOption("Седан");
  await control(page, "vin").fill("JTNB11HK903000123");
  const isCut = (one: Element) => one.scrollWidth > one.clientWidth;
  expect(await control(page, "beginDate").evaluate(isCut)).toBe(false);
  await continueTo(page, "Программа");
  expect(await top(control(page, "program"))).toBeLessThanOrEqual(BELOW_ANSWERS);
  // The price of a programme on its card equals that of the bar.
  await page.locator("label", { hasText: "Частичный ущерб" }).click();
  const partial = page.getByRole("radio", { name: /Частичный ущерб/ });
  const price = (await settledPrice(page)).toLocaleString("ru").replaceAll(/\s/g, "\\s");
  await expect(partial).toHaveAccessibleDescription(new RegExp(`${price}\\sTJS`));
  await continueTo(page, "Опции");
  expect(await top(page.getByRole("switch"))).toBeLessThanOrEqual(BELOW_ANSWERS);
  await continueTo(page, "Страхователь и водители");
  expect(await top(control(page, "holderFullName"))).toBeLessThanOrEqual(BELOW_ANSWERS);
  await fillCascoPeople(page, motorWords.ru);
  await continueTo(page, "Проверка и оплата");
  const change = page.getByRole("button", { name: /^Изменить/ });
  expect(await top(change)).toBeLessThanOrEqual(BELOW_ANSWERS);
});

test("the landings of trips and cars start with a control on a phone", async ({ page }) => {
  const top = async (one: Locator) => (await one.first().boundingBox())?.y;
  await openTravel(page, "/travel");
  expect(await top(page.getByLabel("Турция"))).toBeLessThanOrEqual(200);
  await openMotor(page, "/auto?lang=ru");
  const main = page.getByRole("main");
  expect(await top(main.getByLabel("Номер или марка машины"))).toBeLessThanOrEqual(220);
});
