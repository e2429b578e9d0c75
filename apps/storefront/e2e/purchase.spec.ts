import { readFile } from "node:fs/promises";
import {
  aHolder,
  atBank,
  buyButton,
  field,
  fillOrder,
  paidPolicyNumber,
  payDialog,
  policiesMailedTo,
} from "./order-page.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const MIN_PDF_BYTES = 1_000;

test("a new visitor buys a box with a promo code and finds the policy", async ({ page }) => {
  const w = words.ru;
  const holder = aHolder();

  await page.goto("/");
  await waitUntilLive(page);
  await page.getByRole("link", { name: w.allProducts }).click();
  await expect(page.getByRole("heading", { level: 1, name: w.boxes })).toBeVisible();
  await page.getByRole("link", { name: /^Подробнее\s?: Квартира/ }).click();
  await page.getByRole("link", { name: w.buyOnline }).first().click();
  await expect(page).toHaveURL(/\/boxes\/order\/kvartira$/);

  await fillOrder(page, holder);
  await expect(page.getByRole("complementary")).toContainText("Душанбе, Рӯдакӣ 1, 12");
  await expect(buyButton(page)).toHaveAccessibleName(/220/);
  await field(page, w.promoCode).pressSequentially("NAVRUZ10");
  await page.getByRole("button", { name: w.apply }).click();
  await expect(page.getByText(w.applied)).toBeVisible();
  await expect(buyButton(page)).toHaveAccessibleName(/198/);

  await buyButton(page).click();
  await expect(payDialog(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator("label", { hasText: "Online Pay" }).click();
  await page.getByRole("button", { name: w.pay }).click();
  await page.waitForURL(/\/sandbox\/bank\/payler\//);
  await expect(page.getByText(/198/)).toBeVisible();
  await atBank(page, "pay");

  const number = await paidPolicyNumber(page);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: w.next })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "5511" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: w.download }).click(),
  ]);
  expect(new URL(download.url()).pathname).toMatch(/^\/v1\/download\/[\w-]+\/$/);
  expect(download.suggestedFilename()).toBe(`Полис-${number}.pdf`);
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 4).toString()).toBe("%PDF");
  expect(pdf.length).toBeGreaterThan(MIN_PDF_BYTES);
  expect(await policiesMailedTo(page, holder)).toEqual([expect.stringContaining(number)]);

  await page.getByRole("main").getByRole("link", { name: w.home }).click();
  await page.getByRole("button", { name: new RegExp(w.check) }).click();
  const check = page.getByRole("dialog");
  await check.getByRole("textbox", { name: w.policyNumber }).pressSequentially(number);
  await check.getByRole("button", { name: w.checkNow }).click();
  const found = page.getByRole("dialog", { name: w.found });
  await expect(found.getByText(w.inactive)).toBeVisible();
  await expect(found.getByText(number)).toBeVisible();
  await expect(found.getByText(/С\*+ М\*+/)).toBeVisible();
  await expect(found.getByText(holder.lastName)).toHaveCount(0);
  await expect(found.getByText("Душанбе, ***")).toBeVisible();
});
