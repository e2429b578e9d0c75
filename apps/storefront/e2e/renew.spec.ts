import { openBoughtBox } from "./bought-box.ts";
import { atBank, field, goToBank, paidPolicyNumber } from "./order-page.ts";
import { aPhone, codeFor } from "./sms-code.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

test("a guest renews on another device with the link of a reminder and a code", async ({
  page,
  context,
  troubles,
}) => {
  // The service returns an error to anyone but the owner.
  troubles.expect(/status of 404/);
  const w = words.ru;
  const phone = aPhone();
  const { holder, number } = await openBoughtBox(page, phone);

  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`/renew/${number}?lang=ru`);
  await waitUntilLive(page);
  await page.getByRole("button", { name: "Получить код" }).click();
  const code = page.getByRole("textbox", { name: "Код из SMS" });
  await expect(code).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await code.fill(await codeFor(page, phone));
  await page.getByRole("button", { name: "Открыть полис" }).click();

  await expect(page.getByText(w.restored)).toBeVisible();
  await expect(page.getByRole("button", { name: w.buy })).toBeVisible();
  await expect(field(page, w.lastName)).toHaveValue(holder.lastName);
  await expect(field(page, w.street)).toHaveValue("Рӯдакӣ");
  expect(page.url()).not.toContain(holder.lastName);
  await page.getByRole("checkbox", { name: w.agree }).check();
  await goToBank(page);
  await atBank(page, "pay");
  expect(await paidPolicyNumber(page)).not.toBe(number);
});
