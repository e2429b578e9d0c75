import {
  aHolder,
  atBank,
  field,
  fillOrder,
  goToBank,
  openOrder,
  paidPolicyNumber,
} from "./order-page.ts";
import { aPhone, codeFor } from "./sms-code.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const PASSWORD = "correct horse";

test("a guest buys, opens an account with one code, finds the policy there and gets back in by a new password", async ({
  page,
  troubles,
}) => {
  // Who is not signed in is told so by the service.
  troubles.expect(/status of 401/);
  const phone = aPhone();
  await openOrder(page);
  await fillOrder(page, aHolder());
  await field(page, words.ru.phone).fill(phone);
  await goToBank(page);
  await atBank(page, "pay");
  const number = await paidPolicyNumber(page);

  await page.getByRole("button", { name: "Сохранить в кабинете" }).click();
  const code = page.getByRole("textbox", { name: "Код из SMS" });
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByText(`заканчивается на ${phone.slice(-2)}`)).toBeVisible();
  await code.fill(await codeFor(page, phone));
  await page.getByRole("button", { name: "Открыть кабинет" }).click();
  await page.getByRole("link", { name: "Перейти в кабинет" }).click();

  const policy = page.getByRole("article", { name: new RegExp(number) });
  await expect(policy).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    policy.getByRole("button", { name: "Скачать полис" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`policy-${number}.pdf`);
  await page.reload();
  await expect(policy).toBeVisible();

  await page.getByRole("tab", { name: "Вход и данные" }).click();
  await page.getByRole("button", { name: "Выйти", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Вход" })).toBeVisible();

  await page.goto("/mobile-login?next=%2Faccount&lang=ru");
  await waitUntilLive(page);
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Телефон" }).fill(phone);
  await main.getByRole("button", { name: "Забыли пароль?" }).click();
  await main.getByRole("button", { name: "Получить код" }).click();
  await expect(main.getByRole("textbox", { name: "Код из SMS" })).toBeVisible();
  await main.getByRole("textbox", { name: "Код из SMS" }).fill(await codeFor(page, phone));
  await main.locator("input[name=password]").fill(PASSWORD);
  await main.locator("input[name=repeatPassword]").fill(PASSWORD);
  await main.getByRole("button", { name: "Сохранить и войти" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(policy).toBeVisible();
});
