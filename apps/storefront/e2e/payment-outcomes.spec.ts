import { randomUUID } from "node:crypto";
import { openBoughtBox } from "./bought-box.ts";
import { atBank, goToBank, paidPolicyNumber, policiesMailedTo, stayHere } from "./order-page.ts";
import { aPhone, codeFor } from "./sms-code.ts";
import { test } from "./typed-orders.ts";
import { expect, violations, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;

test("cancelled, then refused, the same order is paid at the third attempt", async ({
  page,
  filledBox: { holder, sales },
}) => {
  for (const action of ["cancel", "decline"] as const) {
    await goToBank(page);
    await atBank(page, action);
    await expect(page).toHaveURL(/\/error\?payment=/);
    await expect(page.getByRole("heading", { level: 1, name: w.failed })).toBeVisible();
    await stayHere(page);
    expect(await policiesMailedTo(page, holder)).toEqual([]);
    if (action === "cancel") expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: w.tryAgain }).click();
    await expect(page.getByText(w.restored)).toBeVisible();
    await page.getByRole("checkbox", { name: w.agree }).check();
  }
  await goToBank(page, w, "Vasl Pay");
  await atBank(page, "pay");

  const number = await paidPolicyNumber(page);
  expect(sales.orders.size).toBe(1);
  expect(sales.payments.size).toBe(3);
  expect(await policiesMailedTo(page, holder)).toEqual([expect.stringContaining(number)]);
});

test("a closed bank page leaves the payment open, and a later payment is still accepted", async ({
  page,
  context,
  filledBox: { holder, sales },
}) => {
  await goToBank(page);
  const bankAddress = page.url();
  const [payment] = sales.payments;

  await page.goto(`/success?payment=${payment}`);
  await expect(page.getByRole("heading", { level: 1, name: w.checking })).toBeVisible();
  await expect(page.getByText(/^\d{10}$/)).toHaveCount(0);

  const bank = await context.newPage();
  await bank.goto(bankAddress);
  await bank.getByText(w.bank.testers).click();
  await bank.getByRole("button", { name: w.bank.silent }).click();
  await page.bringToFront();
  await paidPolicyNumber(page);
  expect(await policiesMailedTo(page, holder)).toHaveLength(1);
});

test("another browser sees only the state of a payment", async ({
  page,
  somebodyElse,
  troubles,
}) => {
  troubles.expect(/status of 404/);
  const { number } = await openBoughtBox(page);
  const payment = new URL(page.url()).searchParams.get("payment");

  const other = await somebodyElse();
  await other.goto(`/success?payment=${payment}&lang=ru`);
  await expect(other.getByText(/Номер полиса отправлен по SMS/)).toBeVisible();
  await expect(other.getByText(number)).toHaveCount(0);
  await other.goto(`/success?payment=${randomUUID()}&lang=ru`);
  await expect(other.getByRole("heading", { level: 1, name: w.unknown })).toBeVisible();

  // The buyer still sees it, whatever the address is.
  await page.goto(`/error?payment=${payment}`);
  await expect(page.getByRole("heading", { level: 1, name: w.paid })).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
});

test("a payment that returns to another browser opens its policy with a code sent to the phone", async ({
  page,
  somebodyElse,
  troubles,
}) => {
  troubles.expect(/status of 404/);
  const phone = aPhone();
  const { number } = await openBoughtBox(page, phone);
  const payment = new URL(page.url()).searchParams.get("payment");

  const other = await somebodyElse();
  await other.clock.install();
  await other.goto(`/success?payment=${payment}&lang=ru`);
  await waitUntilLive(other);
  const getCode = other.getByRole("button", { name: "Получить код" });
  await expect(getCode).toBeVisible();
  await other.clock.fastForward("01:00");
  await expect(other).toHaveURL(/\/success\?payment=/);
  expect(await violations(other)).toEqual([]);
  await expect(other.getByText(number)).toHaveCount(0);
  await getCode.click();
  const code = other.getByRole("textbox", { name: "Код из SMS" });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(other, phone));
  await other.getByRole("button", { name: "Открыть полис" }).click();
  await expect(other.getByText(number)).toBeVisible();
  await expect(other.getByRole("button", { name: "Скачать полис" })).toBeVisible();
});
