import type { BrowserContext, Page } from "@playwright/test";
import { chooseYear, fillHolder, findCar, openMotor } from "./motor-page.ts";
import { buy, goToBank, ORDER_PATH, paidPolicyNumber, payDialog } from "./order-page.ts";
import { test } from "./typed-orders.ts";
import { expect, violations, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;
/** The service refuses the second payment where the page did not know of the first one yet. */
const REFUSED = /status of 409/;
const begun = "Оплата этого заказа уже начата";

/** The bank takes the money and sends no notification. */
async function paySilently(page: Page): Promise<void> {
  await page.getByText(w.bank.testers).click();
  await page.getByRole("button", { name: w.bank.silent }).click();
  await page.waitForURL(/\/success\?payment=/);
}

/**
 * Opens the same order in a second tab while its payment is open at the bank, pays there without a notification, and
 * buys at another bank; ends with the one policy.
 */
async function buyOnceMore(page: Page, context: BrowserContext, path: string): Promise<void> {
  await goToBank(page);
  const second = await context.newPage();
  await second.goto(path);
  await waitUntilLive(second);
  await expect(second.getByText(begun).first()).toBeVisible();
  expect(await violations(second)).toEqual([]);
  await second.getByRole("checkbox", { name: w.agree }).check();

  await page.bringToFront();
  await paySilently(page);
  await second.bringToFront();
  await buy(second);
  const dialog = payDialog(second);
  await dialog.locator("label", { hasText: "Vasl Pay" }).click();
  await dialog.getByRole("button", { name: w.pay }).click();
  const paid = second.getByRole("dialog", { name: "Этот заказ уже оплачен" });
  await expect(paid).toBeVisible();
  await paid.getByRole("button", { name: "Показать полис" }).click();
  expect(await paidPolicyNumber(second)).toMatch(/^\d{10}$/);
}

test("a box that was paid without a notification is not paid at a second bank", async ({
  page,
  context,
  troubles,
  filledBox: { sales },
}) => {
  troubles.expect(REFUSED);
  await buyOnceMore(page, context, ORDER_PATH);
  expect(sales.orders.size).toBe(1);
  expect(sales.payments.size).toBe(1);
});

test("a car policy that was paid without a notification is not paid at a second bank", async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(REFUSED);
  await openMotor(page, "/auto/order/mtpl");
  await findCar(page, "Марка", "Toyota");
  await findCar(page, "Модель", "Camry");
  await chooseYear(page, "2015");
  await page.getByLabel("Госномер").fill("1234 AA 01");
  await fillHolder(page);
  await page.getByLabel("Действует до").fill("01.01.2035");
  await page.getByLabel("ИНН").fill("025001234");
  await page.getByLabel("Город").fill("Душанбе");
  await page.getByRole("checkbox", { name: w.agree }).check();
  await buyOnceMore(page, context, "/auto/order/mtpl");
});
