import {
  atBank,
  buyButton,
  goToBank,
  paidPolicyNumber,
  payDialog,
  policiesMailedTo,
} from "./order-page.ts";
import { test } from "./typed-orders.ts";
import { expect } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;

test("repeated clicks buy once, and Back shows the paid order, not a second bill", async ({
  page,
  filledBox: { holder, sales },
}) => {
  await buyButton(page).dblclick();
  await payDialog(page).getByRole("button", { name: w.pay }).dblclick();
  await page.waitForURL(/\/sandbox\/bank\//);
  await page.getByRole("button", { name: w.bank.pay, exact: true }).dblclick();
  await paidPolicyNumber(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Оплата прошла" })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Вернуться в магазин" }).click();
  await expect(page.getByRole("heading", { level: 1, name: w.paid })).toBeVisible();
  expect(sales.orders.size).toBe(1);
  expect(sales.payments.size).toBe(1);
  expect(await policiesMailedTo(page, holder)).toHaveLength(1);
});

test("reload and Back before the payment create no second order", async ({
  page,
  filledBox: { holder, sales },
}) => {
  await buyButton(page).click();
  await expect(payDialog(page)).toBeVisible();

  await page.reload();
  await expect(page.getByText(w.restored)).toBeVisible();
  await page.getByRole("checkbox", { name: w.agree }).check();
  await goToBank(page);

  await page.goBack();
  const again = page.getByRole("checkbox", { name: w.agree });
  await expect(page.getByText(w.restored)).toBeVisible();
  await again.check();
  await goToBank(page);
  await atBank(page, "pay");

  await paidPolicyNumber(page);
  expect(sales.orders.size).toBe(1);
  expect(sales.payments.size).toBe(1);
  expect(await policiesMailedTo(page, holder)).toHaveLength(1);
});
