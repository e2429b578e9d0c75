import type { Page } from "@playwright/test";
import { expect, test, waitUntilLive } from "./watched-page.ts";

/** The person of the demo data. */
async function demoLogin(page: Page): Promise<{ phone: string; password: string }> {
  const answer = await page.request.get(`${process.env.API_URL}/sandbox/demo`);
  return ((await answer.json()) as { login: { phone: string; password: string } }).login;
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
  await expect(page.getByRole("button", { name: "Signed in" })).toBeVisible();
}

test("a person stays signed in over a reload, in another tab, and until they sign out, by no readable secret", async ({
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

  const restored = page.waitForResponse((answer) => answer.url().endsWith("/session/guest/"));
  await page.reload();
  expect(await (await restored).json()).toMatchObject({ visitor: "user" });
  await expect(page.getByRole("button", { name: "Signed in" })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto("/offices?lang=en");
  await expect(tab.getByRole("button", { name: "Signed in" })).toBeVisible();
  await tab.getByRole("button", { name: "Signed in" }).click();
  await tab.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  for (const one of [tab, page]) {
    await expect(one.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(one.getByRole("dialog")).toBeHidden();
  }
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("the login dialog brings its looks to a page without forms", async ({ page }) => {
  await page.goto("/rules?lang=en");
  await waitUntilLive(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByRole("button", { name: "Sign in" }).click();
  const summary = dialog.locator(".sg-error-summary").first();
  await expect(summary).toBeVisible();
  expect(await summary.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("2px");
});
