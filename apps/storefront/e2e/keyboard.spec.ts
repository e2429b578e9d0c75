import { tabTo } from "./keyboard-walk.ts";
import { aHolder, lettersTo, ORDER_PATH, paidPolicyNumber } from "./order-page.ts";
import { expect, test, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;

// What has the focus is looked at in its final place, not on the way there.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
  // The order of the form is the order of Tab: each name is found by going on, never back.
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
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
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
  expect(await lettersTo(page, holder)).toHaveLength(1);
});
