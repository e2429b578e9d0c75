import { buy, goToBank, ORDER_PATH, paidPolicyNumber, payDialog } from "./order-page.ts";
import { test } from "./typed-orders.ts";
import { expect, violations, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;

test("an order that was paid without a notification is not paid at a second bank", async ({
  page,
  context,
  troubles,
  filledBox: { sales },
}) => {
  // The service refuses the second payment where the page did not know of the first one yet.
  troubles.expect(/status of 409/);
  await goToBank(page);
  const second = await context.newPage();
  await second.goto(ORDER_PATH);
  await waitUntilLive(second);
  await expect(second.getByText("Оплата этого заказа уже начата").first()).toBeVisible();
  expect(await violations(second)).toEqual([]);
  await second.getByRole("checkbox", { name: w.agree }).check();

  // The bank takes the money and sends no notification.
  await page.bringToFront();
  await page.getByText(w.bank.testers).click();
  await page.getByRole("button", { name: w.bank.silent }).click();
  await page.waitForURL(/\/success\?payment=/);

  await second.bringToFront();
  await buy(second);
  const dialog = payDialog(second);
  await dialog.locator("label", { hasText: "Vasl Pay" }).click();
  await dialog.getByRole("button", { name: w.pay }).click();
  const paid = second.getByRole("dialog", { name: "Этот заказ уже оплачен" });
  await expect(paid).toBeVisible();
  await paid.getByRole("button", { name: "Показать полис" }).click();
  expect(await paidPolicyNumber(second)).toMatch(/^\d{10}$/);
  expect(sales.orders.size).toBe(1);
  expect(sales.payments.size).toBe(1);
});
