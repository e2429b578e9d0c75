import { expect, test, waitUntilLive } from "./watched-page.ts";

test("a query in the wrong keyboard layout finds results from the header, and a query without results shows suggestions", async ({
  sharedPage: page,
}) => {
  await page.goto("/?lang=ru");
  await waitUntilLive(page);
  const field = page.getByRole("banner").getByRole("searchbox").filter({ visible: true });
  await field.fill("gjtplrf");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=gjtplrf$/);
  await expect(page.getByRole("status").filter({ hasText: /^Нашли \d+/ })).toBeVisible();
  const travel = page.getByRole("main").getByRole("link", { name: /Страховка для поездки/ });
  await expect(travel.locator("mark").first()).toHaveText(/поездк/i);
  await travel.first().click();
  await expect(page).toHaveURL(/\/travel$/);

  await page.goto("/search?q=zzzzzzzz");
  await waitUntilLive(page);
  await expect(page.getByRole("heading", { name: "Ничего не нашлось" })).toBeVisible();
  await page.getByRole("button", { name: "Заказать звонок" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a policy number opens the check of that policy", async ({ sharedPage: page }) => {
  await page.goto("/?lang=ru");
  await waitUntilLive(page);
  const field = page.getByRole("banner").getByRole("searchbox").filter({ visible: true });
  await field.fill("0954 706 403");
  await field.press("Enter");
  const found = page.getByRole("main");
  await expect(found.locator('[translate="no"]', { hasText: "0954706403" })).toBeVisible();
  await found.getByRole("button", { name: "Проверить полис" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Номер полиса" })).toHaveValue(
    /0954\s?706\s?403/,
  );
});

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the menu searches, and search engines and caches do not store the query", async ({
    page,
  }) => {
    await page.goto("/rules?lang=tg");
    await page.getByRole("banner").locator("summary").click();
    const field = page.getByRole("banner").getByRole("searchbox").filter({ visible: true });
    await field.fill("сугурта");
    const response = page.waitForResponse(/\/search\?q=/);
    await field.press("Enter");
    expect((await response).headers()["cache-control"]).toBe("private, no-store");
    await expect(page.getByRole("main").locator("mark").first()).toHaveText(/суғурта/i);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
