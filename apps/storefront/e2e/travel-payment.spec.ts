import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { buy, paidPolicyNumber, payDialog, policiesMailedTo } from "./order-page.ts";
import { agree, inDays, settledPrice } from "./travel-page.ts";
import { test } from "./typed-orders.ts";
import { expect, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

/** The payment of the code on the screen at the sandbox bank. */
async function referenceOn(page: Page): Promise<string> {
  const link = page.getByRole("link", { name: "Открыть оплату на этом телефоне" });
  return (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
}

/** A receipt of the sandbox bank, paid today; each has a transaction of its own, which counts once. */
function aReceipt(reference: string, amount: number) {
  const today = inDays(0).split(".").reverse().join("-");
  const mark = `sandbox-receipt transaction=${randomUUID()} reference=${reference} amount=${amount.toFixed(2)} currency=TJS date=${today}`;
  return {
    name: `receipt-${amount}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from(`%PDF-1.4\n% ${mark}\n%%EOF\n`),
  };
}

test("a QR payment: a receipt with too small an amount asks for the rest, after which the policy is issued", async ({
  page,
  openFilledTrip,
}) => {
  const traveller = await openFilledTrip({ page, step: "review" });
  const price = await settledPrice(page);
  await agree(page);
  await buy(page);
  await payDialog(page).locator("label", { hasText: "QR-код" }).click();
  await payDialog(page).getByRole("button", { name: words.ru.pay }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "QR-код для оплаты" })).toBeVisible();
  await dialog.getByRole("button", { name: "Оплачено, отправить чек" }).click();

  await dialog.getByRole("button", { name: "Отправить чек" }).click();
  await expect(dialog.getByText("Выберите файл чека")).toBeVisible();
  const file = dialog.locator("input[type=file]");
  const reference = await referenceOn(page);
  const program = { name: "receipt.exe", mimeType: "", buffer: Buffer.from("MZ\u0000 program") };
  await file.setInputFiles(program);
  await expect(dialog.getByText(/^receipt\.exe: Такой файл не подходит/)).toBeVisible();
  await file.setInputFiles(aReceipt(reference, price - 1));
  await dialog.getByRole("button", { name: "Отправить чек" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Не хватает 1");

  await file.setInputFiles(aReceipt(reference, 1));
  await dialog.getByRole("button", { name: "Отправить чек" }).click();
  const number = await paidPolicyNumber(page);
  expect(await policiesMailedTo(page, traveller)).toEqual([expect.stringContaining(number)]);
});

test("the receipt of a QR payment is sent later, from a page that is still open", async ({
  page,
  context,
  openFilledTrip,
}) => {
  const traveller = await openFilledTrip({ page, step: "review" });
  const price = await settledPrice(page);
  await agree(page);
  await buy(page);
  await payDialog(page).locator("label", { hasText: "QR-код" }).click();
  await payDialog(page).getByRole("button", { name: words.ru.pay }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Пришлю чек позже" }).click();
  const waiting = page.getByRole("heading", { level: 1, name: "Ждём чек об оплате" });
  await expect(waiting).toBeVisible();
  await expect(page).toHaveURL(/\/success\?payment=/);
  const address = page.url();
  await page.close();

  const later = await context.newPage();
  await later.goto(address);
  await waitUntilLive(later);
  await expect(later.getByRole("img", { name: "QR-код для оплаты" })).toBeVisible();
  await expect(later.getByText(/отсканируйте код и заплатите/)).toContainText(
    String(Math.floor(price)),
  );
  const receipt = aReceipt(await referenceOn(later), price);
  await later.locator("input[type=file]").setInputFiles(receipt);
  await later.getByRole("button", { name: "Отправить чек" }).click();
  const number = await paidPolicyNumber(later);
  expect(await policiesMailedTo(later, traveller)).toEqual([expect.stringContaining(number)]);
});

test("a price that was missing because of a lost connection is loaded automatically", async ({
  page,
  context,
  troubles,
  openFilledTrip,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await openFilledTrip({ page, step: "trip" });
  const before = await settledPrice(page);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Добавить: 70–74 года" }).click();
  await expect(page.getByText("Не удалось посчитать цену")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Не удалось посчитать цену")).toHaveCount(0);
  expect(await settledPrice(page)).toBeGreaterThan(before);
});
