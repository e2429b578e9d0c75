import { expect, test, waitUntilLive } from "./watched-page.ts";

test("a popup that cannot be fetched shows instructions, and the page stays usable", async ({
  page,
  context,
  troubles,
}) => {
  // The browser logs the failed fetch, React the caught error.
  troubles.expect(/ModuleLoadError|ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  await waitUntilLive(page);
  const opener = page.getByRole("button", { name: "Войти" });
  const dialog = page.getByRole("dialog", { name: "Эта часть страницы не загрузилась" });

  await context.setOffline(true);
  await opener.click();
  await expect(dialog).toContainText("Нет интернета");
  await expect(dialog).toContainText("позвоните 5511");
  await expect(dialog.getByRole("button", { name: "Обновить страницу" })).toBeVisible();
  await dialog.getByRole("button", { name: "Закрыть" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await context.setOffline(false);
  await page.reload();
  await waitUntilLive(page);
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Вход" })).toBeVisible();
});

test("opening and closing a popup sends no request for the page", async ({ page }) => {
  await page.goto("/");
  await waitUntilLive(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".data")) asked.push(request.url());
  });
  const opener = page.getByRole("button", { name: "Войти" });
  const dialog = page.getByRole("dialog", { name: "Вход" });
  await opener.click();
  await dialog.getByRole("button", { name: "Закрыть" }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => "sgDialog" in (history.state ?? {}))).toBe(false);
  expect(asked).toEqual([]);
});
