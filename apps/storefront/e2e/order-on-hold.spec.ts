import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openList, signIn } from "./desk-page.ts";
import {
  atBank,
  buy,
  countSales,
  field,
  fillOrder,
  openOrder,
  paidPolicyNumber,
  payDialog,
} from "./order-page.ts";
import { expect, test } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;
/** A name that no other journey types. */
const HOLDER = { lastName: "Зартуштова", firstName: "Меҳрафрӯз" };
const LIST = "name,aliases,birthDate,document\nMehrafruz Zartushtova,,1990,\n";

/** Imports a list as one cashier, and confirms it as another, who stays signed in. */
async function importList(desk: Page): Promise<void> {
  await signIn(desk, "cashier");
  await openList(desk, "Проверки");
  await desk.getByRole("link", { name: "Санкционный список" }).click();
  await desk.getByLabel("Файл", { exact: true }).setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(LIST),
  });
  await desk.getByLabel("Откуда файл").fill("Сайт регулятора");
  await desk.getByRole("button", { name: "Загрузить и предложить" }).click();
  await expect(desk.getByText("Ждёт подтверждения", { exact: true })).toBeVisible();
  await signIn(desk, "cashier2");
  await openList(desk, "Проверки");
  await desk.getByRole("link", { name: "Санкционный список" }).click();
  await desk.getByLabel("Почему").fill("Сверено с сайтом");
  await desk.getByRole("button", { name: "Подтвердить" }).click();
  await expect(desk.getByText("Действует", { exact: true })).toBeVisible();
}

test("an order with a listed name waits for a person, and the same order is paid once it is released", async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  const desk = await context.newPage();
  await importList(desk);

  const sales = await countSales(context);
  await page.bringToFront();
  await openOrder(page);
  await fillOrder(page, { ...HOLDER, email: `m-${randomUUID()}@mail.tj` });
  await buy(page);
  const dialog = payDialog(page);
  await dialog.locator("label", { hasText: "DC Pay" }).click();
  const pay = dialog.getByRole("button", { name: w.pay });
  await pay.click();
  const held = dialog.getByText(/^Нам нужно проверить ваши данные\. Мы вам позвоним/);
  await expect(held).toBeVisible();
  await expect(dialog).not.toContainText(/списк/);
  await dialog.getByRole("button", { name: "Закрыть" }).click();
  await expect(field(page, w.lastName)).toHaveValue(HOLDER.lastName);

  await desk.bringToFront();
  await openList(desk, "Проверки");
  const [orderId = ""] = sales.orders;
  await desk.getByRole("link", { name: `Заказ ${orderId.slice(0, 8)}` }).click();
  await expect(desk.getByText(HOLDER.lastName)).toHaveCount(0);
  await desk.getByText("Показать персональные данные").first().click();
  await desk.getByLabel("Зачем").fill("Сверка");
  await desk.getByRole("button", { name: "Показать персональные данные" }).click();
  await expect(desk.getByText("Mehrafruz Zartushtova")).toBeVisible();
  await desk.getByLabel("Почему").fill("Другое место рождения");
  await desk.getByRole("button", { name: "Разрешить оплату" }).click();
  await expect(desk.getByText("Разрешено", { exact: true })).toBeVisible();

  await page.bringToFront();
  await buy(page);
  await dialog.locator("label", { hasText: "DC Pay" }).click();
  await pay.click();
  await page.waitForURL(/\/sandbox\/bank\//);
  await atBank(page, "pay");
  expect(await paidPolicyNumber(page)).toMatch(/^\d{10}$/);
  expect(sales.orders.size).toBe(1);
});
