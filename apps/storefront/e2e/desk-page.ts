import type { Page } from "@playwright/test";
import { expect } from "./watched-page.ts";

/**
 * Opens the desk for a member of staff of the demonstration. A one-time code is accepted once, and the next one up to 30
 * seconds early: at most two of the tests that may run within 30 seconds use the same name.
 */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${process.env.API_URL}/sandbox/desk?lang=ru`);
  const card = page.getByRole("article").filter({
    has: page.getByRole("heading", { name, exact: true }),
  });
  const [password = "", code = ""] = await card.getByRole("definition").allTextContents();
  await page.goto(`${process.env.DESK_URL}/sign-in?lang=ru`);
  await page.getByLabel("Имя для входа").fill(name);
  await page.getByLabel("Пароль").fill(password);
  await page.getByLabel("Код из приложения").fill(code);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Рабочее место", level: 1 })).toBeVisible();
  await page.waitForLoadState();
}

/** Opens a list from the menu, and waits until its page takes keys. */
export async function openList(page: Page, name: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Меню" }).getByRole("link", { name });
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.waitForURL((url) => url.href.endsWith(href));
}

export async function find(page: Page, text: string): Promise<void> {
  // The script of the keys is deferred.
  await page.waitForLoadState();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}
