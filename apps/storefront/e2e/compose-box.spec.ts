import type { Page } from "@playwright/test";
import { openList, signIn } from "./desk-page.ts";
import {
  aHolder,
  atBank,
  fillDocument,
  fillPerson,
  goToBank,
  openOrder,
  paidPolicyNumber,
} from "./order-page.ts";
import { expect, test, violations } from "./watched-page.ts";
import { words } from "./words.ts";

const SLUG = "pchelovod";

/** Types a text in the three languages of the site. */
async function inThree(page: Page, label: string, texts: readonly [string, string, string]) {
  for (const [index, language] of ["RU", "TJ", "EN"].entries()) {
    await page
      .getByRole("textbox", { name: `${label}, ${language}`, exact: true })
      .fill(texts[index] ?? "");
  }
}

/** Fills in the first row of a section, such as a cover. */
async function fillTerms(page: Page) {
  const cover = page.getByRole("group", { name: "Покрытие 1", exact: true });
  for (const [language, text] of [
    ["RU", "Укусы пчёл"],
    ["TJ", "Газидани занбӯр"],
    ["EN", "Bee stings"],
  ]) {
    await cover.getByRole("textbox", { name: `Событие, ${language}` }).fill(text ?? "");
  }
  await cover.getByLabel("Выплата").selectOption("upTo");
  await cover.getByLabel("Сумма, TJS").fill("700");
  await inThree(page, "Не платим 1", ["чужие ульи", "занбӯрхонаи бегона", "hives of others"]);
  await inThree(page, "Где действует", ["Таджикистан", "Тоҷикистон", "Tajikistan"]);
}

test("a product manager composes a box, another confirms it, and a visitor buys it", async ({
  page,
  troubles,
}) => {
  troubles.expect(/422/);
  await signIn(page, "pricing");
  await openList(page, "Тексты сайта");
  await page.getByRole("link", { name: "Готовые полисы", exact: true }).click();
  await page.getByRole("link", { name: "Новый готовый полис" }).click();
  expect(await violations(page)).toEqual([]);
  await inThree(page, "Название", ["Пчеловод", "Занбӯрпарвар", "Beekeeper"]);
  await inThree(page, "Коротко", ["Для пасеки", "Барои занбӯрхона", "For an apiary"]);
  await page.getByLabel("Адрес на сайте").fill(SLUG);
  await page.getByLabel("Здоровье", { exact: true }).check();
  await page.getByLabel("Возраст от, полных лет").fill("18");
  await page.getByLabel("Цена, TJS").fill("300");
  await page.getByLabel("Страховая сумма, TJS").fill("500");
  await fillTerms(page);
  await page.getByLabel("Что изменено и почему").fill("Новый продукт");
  await page.getByRole("button", { name: "Сохранить черновик и посмотреть" }).click();
  await expect(page.getByRole("alert")).toContainText("Больше страховой суммы");
  await page.getByLabel("Страховая сумма, TJS").fill("5000");
  await page.getByRole("button", { name: "Сохранить черновик и посмотреть" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Сохранено" })).toBeVisible();
  // What was typed before the refusal is restored, each checkbox by its own value.
  await expect(page.getByLabel("Здоровье", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Автомобиль", { exact: true })).toHaveCount(0);
  await expect(page.getByLabel("Спорт и горы", { exact: true })).not.toBeChecked();

  const look = page.getByRole("link", { name: "Страница и заказ на сайте" });
  const address = new URL((await look.getAttribute("href")) ?? "", page.url()).href;
  const composing = page.url();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Пчеловод" })).toBeVisible();
  await openOrder(page, "ru", `/boxes/order/${SLUG}`);
  await expect(page.getByRole("complementary")).toContainText(/300\sTJS/);
  await page.getByRole("button", { name: "Закончить предпросмотр" }).click();

  await page.goto(composing);
  await page.getByLabel("Что изменено и почему").fill("Можно продавать");
  await page.getByRole("button", { name: "Отправить на подтверждение" }).click();
  await expect(page.getByText("Это предложили вы.")).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, "pricing2");
  await openList(page, "Второй человек");
  await page.getByRole("link", { name: /^Готовый полис: что он покрывает/ }).click();
  await page.getByLabel("Почему").fill("Проверено");
  await page.getByRole("button", { name: "Подтвердить" }).click();
  await expect(page.getByRole("heading", { name: /опубликовано/ })).toBeVisible();

  const holder = aHolder();
  await openOrder(page, "ru", `/boxes/order/${SLUG}`);
  await fillPerson(page, holder);
  await fillDocument(page, holder);
  await page.getByRole("checkbox", { name: words.ru.agree }).check();
  await goToBank(page);
  await atBank(page, "pay");
  const number = await paidPolicyNumber(page);
  await page.goto(`/verify/${number}?lang=ru`);
  await expect(page.getByText("Пчеловод").first()).toBeVisible();
});
