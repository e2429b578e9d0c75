import type { Page } from "@playwright/test";
import { openBoughtBox } from "./bought-box.ts";
import { aPhone, codeFor } from "./sms-code.ts";
import { expect, test, waitUntilLive } from "./watched-page.ts";

/** The button of the header with the first name of the demo person. */
const ACCOUNT = "Мадина Account";
const PASSWORD = "correct horse battery";

/** The person of the demo data. */
async function demoLogin(page: Page): Promise<{ phone: string; password: string }> {
  const response = await page.request.get(`${process.env.API_URL}/sandbox/demo`);
  return ((await response.json()) as { login: { phone: string; password: string } }).login;
}

async function logIn(page: Page): Promise<void> {
  const { phone, password } = await demoLogin(page);
  await page.goto("/?lang=en");
  await waitUntilLive(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByRole("textbox", { name: "Phone number" }).fill(`+${phone}`);
  await dialog.locator("input[type=password]").fill(password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: ACCOUNT })).toBeVisible();
}

test("a person stays signed in over a reload, in another tab, and until they sign out, without a readable secret", async ({
  page,
  context,
}) => {
  await logIn(page);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "person")).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
  });
  const readable = await page.evaluate(() => [
    document.cookie,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
  ]);
  expect(readable.join()).not.toMatch(/person=|access|refresh|eyJ/);

  const restored = page.waitForResponse((response) => response.url().endsWith("/session/guest/"));
  await page.reload();
  expect(await (await restored).json()).toMatchObject({ visitor: "user" });
  await expect(page.getByRole("button", { name: ACCOUNT })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto("/offices?lang=en");
  await expect(tab.getByRole("button", { name: ACCOUNT })).toBeVisible();
  await tab.getByRole("button", { name: ACCOUNT }).click();
  await tab.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  for (const one of [tab, page]) {
    await expect(one.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(one.getByRole("dialog")).toBeHidden();
  }
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("the login dialog loads its styles on a page without forms", async ({ page }) => {
  await page.goto("/rules?lang=en");
  await waitUntilLive(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByRole("button", { name: "Sign in" }).click();
  const summary = dialog.locator(".sg-error-summary").first();
  await expect(summary).toBeVisible();
  expect(await summary.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("2px");
});

test("a guest's purchase on a shared browser belongs to the buyer, not to the next user who signs in", async ({
  page,
  somebodyElse,
  troubles,
}) => {
  // The service returns an error for visitors who are not signed in; other users find no payment.
  troubles.expect(/status of 40[14]/);
  const phone = aPhone();
  const { number } = await openBoughtBox(page, phone);
  await page.getByRole("button", { name: "Скачать полис (PDF)" }).click();
  await expect(page.getByText(/откроется без интернета/)).toBeVisible();

  await logIn(page);
  // The data stored on the device was the guest's too.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto("/account?lang=ru");
  await expect(page.getByRole("heading", { level: 1, name: "Личный кабинет" })).toBeVisible();
  await expect(page.getByText("Добавить купленный полис")).toBeVisible();
  await expect(page.getByRole("article", { name: new RegExp(number) })).toHaveCount(0);

  const buyer = await somebodyElse();
  await buyer.goto("/mobile-login?next=%2Faccount&way=register&lang=en");
  await waitUntilLive(buyer);
  const main = buyer.getByRole("main");
  await expect(main.getByRole("button", { name: "Get a code" })).toBeVisible();
  // A language change preserves the sign-in method and the redirect target.
  await buyer.getByRole("link", { name: "RU, Русский" }).first().click();
  await expect(main.getByRole("button", { name: "Получить код" })).toBeVisible();
  await waitUntilLive(buyer);
  await main.getByRole("textbox", { name: "Телефон" }).fill(phone);
  await main.getByRole("button", { name: "Получить код" }).click();
  const code = main.getByRole("textbox", { name: "Код из SMS" });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(buyer, phone));
  await main.locator("input[name=password]").fill(PASSWORD);
  await main.locator("input[name=repeatPassword]").fill(PASSWORD);
  await main.getByRole("button", { name: "Зарегистрироваться" }).click();
  await expect(buyer.getByRole("article", { name: new RegExp(number) })).toBeVisible();
});
