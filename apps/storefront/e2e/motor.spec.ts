import type { Page } from "@playwright/test";
import { atBank, goToBank, paidPolicyNumber } from "./order-page.ts";
import { expect, test, violations } from "./watched-page.ts";

/** Finds a make or model by what is typed and takes the first answer. */
async function choose(page: Page, label: string, text: string) {
  const box = page.getByRole("combobox", { name: label });
  await expect(box).toBeEnabled();
  await box.fill(text);
  await page.getByRole("listbox").getByRole("option").first().click();
}

/** Goes on until the next step is there: a press right after the last one is taken for a double click. */
async function goOn(page: Page, step: string) {
  const heading = page.getByRole("heading", { level: 2, name: step });
  await expect(async () => {
    await page.getByRole("button", { name: "Продолжить" }).click({ timeout: 2_000 });
    await expect(heading).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

const price = (page: Page) => page.locator("output").first();

test("a compulsory policy is priced by three answers and bought on one page, the car found in Cyrillic", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/auto");
  await page.getByRole("button", { name: "Узнать цену" }).click();
  await choose(page, "Марка", "тоёта");
  await page.getByLabel("Год выпуска").selectOption("2015");
  await expect(price(page)).toContainText("180");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Продолжить" }).click();
  await expect(page.getByRole("combobox", { name: "Марка" })).toHaveValue("Toyota");
  await expect(price(page)).toContainText("180");
  await choose(page, "Модель", "камри");
  await expect(page.getByLabel("Год выпуска")).toBeEnabled();
  await expect(page.getByLabel("Год выпуска")).toHaveValue("2015");
  await page.getByLabel("Госномер").fill("1234 аа 01");
  await expect(page.getByText("1234AA", { exact: true })).toBeVisible();
  await page.getByLabel("Фамилия, имя и отчество").fill("Саидова Мадина Рустамовна");
  await page.getByLabel("Дата рождения").fill("14.05.1990");
  await page.getByLabel("Телефон").fill("921234567");
  await page.getByLabel("Номер документа").fill("А1234567");
  await page.getByLabel("Действует до").fill("01.01.2035");
  await page.getByLabel("ИНН").fill("025001234");
  await page.getByLabel("Город").fill("Душанбе");
  await page.getByLabel("Адрес регистрации").fill("улица Айни, 12");
  await page.getByRole("checkbox", { name: /Соглашаюсь/ }).check();
  expect(await violations(page)).toEqual([]);
  await goToBank(page);
  await atBank(page, "pay");
  expect(await paidPolicyNumber(page)).toMatch(/^\d{10}$/);
});

test("casco is put together in five steps and paid in instalments", async ({ page }) => {
  await page.goto("/auto/order/eci");
  await choose(page, "Марка", "тойота");
  await choose(page, "Модель", "camry");
  const year = page.getByLabel("Год выпуска");
  await expect(year).toBeEnabled();
  await year.selectOption({ index: 3 });
  const sum = page.getByLabel("Страховая сумма");
  await expect(sum.locator("option")).not.toHaveCount(1);
  await sum.selectOption({ index: 2 });
  await page.getByLabel(/Платить частями/).check();
  await page.getByLabel("Кузов", { exact: true }).selectOption("Седан");
  await page.getByLabel("VIN").fill("jtnb 11hk 9030 00123");
  await goOn(page, "Программа");
  await page.locator("label", { hasText: "Частичный ущерб" }).click();
  await goOn(page, "Опции");
  await page.locator("label", { hasText: "Узбекистан" }).click();
  await expect(page.getByText("Добавляет к цене 500 TJS")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: /Частичный ущерб/ })).toBeChecked();
  await page.goForward();
  await goOn(page, "Страхователь и водители");
  await page.getByLabel("Фамилия, имя и отчество").first().fill("Саидова Мадина Рустамовна");
  await page.getByLabel("Дата рождения").first().fill("14.05.1990");
  await page.locator("label", { hasText: "Женский" }).first().click();
  await page.getByLabel("Телефон").fill("921234567");
  await page.getByLabel("Электронная почта").fill("madina@example.tj");
  await page.getByLabel("Номер документа").first().fill("A1234567");
  await page.getByLabel("Дата выдачи").first().fill("01.02.2018");
  await page.getByLabel("Кем выдан").first().fill("ОВД Сино");
  await page.getByLabel("Адрес регистрации").fill("улица Айни, 12");
  await page.getByRole("button", { name: "Это страхователь" }).click();
  await page.getByLabel("Номер прав").fill("AB123456");
  await page.getByLabel("Дата выдачи прав").fill("01.04.2012");
  await goOn(page, "Проверка и оплата");
  for (const agreement of [/Соглашаюсь/, /такси/, /Всем водителям/]) {
    await page.getByRole("checkbox", { name: agreement }).check();
  }
  expect(await violations(page)).toEqual([]);
  await goToBank(page);
  await atBank(page, "pay");
  expect(await paidPolicyNumber(page)).toMatch(/^\d{10}$/);
});
