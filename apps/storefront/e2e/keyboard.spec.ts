import type { Locator } from "@playwright/test";
import { tabTo } from "./keyboard-walk.ts";
import { motorWords } from "./motor-page.ts";
import { aHolder, ORDER_PATH, paidPolicyNumber, policiesMailedTo } from "./order-page.ts";
import { control } from "./travel-page.ts";
import { expect, test, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;

// The position of the focused element is checked after the scrolling has ended.
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
  // The tab order is the order of the form: each field is found by going forward, never back.
  await type(w.city, "Душанбе");
  await type(w.street, "Рӯдакӣ");
  await type(w.house, "1");
  await type(w.flat, "12");
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
  // A press directly after the previous one counts as a double click.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
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
  expect(await policiesMailedTo(page, holder)).toHaveLength(1);
});

test("casco is filled in with the keyboard alone, up to the payment method", async ({ page }) => {
  const { keyboard } = page;
  const { make, model, next, copyHolder } = motorWords.ru;
  const type = async (label: string, text: string) => {
    await tabTo(page, label);
    await keyboard.type(text);
  };
  const press = async (name: string | RegExp, key: string) => {
    await tabTo(page, name);
    await keyboard.press(key);
  };
  const pressUntil = async (name: string | RegExp, shown: Locator) => {
    await tabTo(page, name);
    // A press directly after the previous one counts as a double press.
    await expect(async () => {
      await keyboard.press("Enter");
      await expect(shown).toBeFocused({ timeout: 2_000 });
    }).toPass();
  };
  const continueTo = (step: string) =>
    pressUntil(next, page.getByRole("heading", { level: 2, name: step }));
  await page.goto("/auto/order/ECI?lang=ru");
  await waitUntilLive(page);

  for (const [label, text] of [
    [make, "тойота"],
    [model, "camry"],
  ] as const) {
    await expect(page.getByRole("combobox", { name: label })).toBeEnabled();
    await type(label, text);
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
  }
  await expect(control(page, "carIssueYear")).toBeEnabled();
  await type("Год выпуска", "2019");
  await expect(control(page, "policeSumInsured")).toBeEnabled();
  await type("Страховая сумма", "30");
  await press("Кузов", "ArrowDown");
  await type("VIN", "JTNB11HK903000123");
  await continueTo("Программа");
  await press(/^Полная гибель/, "ArrowDown");
  await expect(page.getByRole("radio", { name: /Частичный ущерб/ })).toBeChecked();
  await continueTo("Опции");
  await press(/Узбекистан/, "Space");
  await expect(page.getByRole("switch", { name: "Поездки в Узбекистан" })).toBeChecked();
  await continueTo("Страхователь и водители");
  await type("Фамилия, имя и отчество", "Саидова Мадина Рустамовна");
  await type("Дата рождения", "14051990");
  await press("Женский", "Space");
  await type("Телефон", "921234567");
  await type("Электронная почта", "madina@example.tj");
  await type("Номер документа", "12345678");
  await type("Дата выдачи", "01022018");
  await type("Кем выдан", "ОВД Сино");
  await type("Адрес регистрации", "улица Айни, 12");
  await press(copyHolder, "Enter");
  await type("Номер", "AB123456");
  await type("Дата выдачи", "01042012");
  await continueTo("Проверка и оплата");
  for (const agreed of [/^Соглашаюсь/, /такси/, /21/]) await press(agreed, "Space");
  const dialog = page.getByRole("dialog");
  await pressUntil(/^Купить за/, dialog.getByRole("heading", { name: w.payTitle }));
});
