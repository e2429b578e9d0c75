import { expect, test, waitUntilLive } from "./watched-page.ts";

test.use({ viewport: { width: 360, height: 740 } });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a callback is requested by the form of a page, after a mistyped phone is corrected", async ({
    page,
    troubles,
  }) => {
    troubles.expect(/status of (?:409|422)/);
    await page.goto("/travel-order?lang=en");
    // Playwright finds no texts and roles within `<noscript>`.
    await page.locator("#sf-static summary").click();
    await page.locator("#sf-static-phone").fill("92 555 01");
    await page.locator("#sf-static button").click();
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toContainText("correct the phone number");
    const phone = main.getByLabel("Phone number");
    await expect(phone).toHaveValue("92 555 01");
    await expect(phone).toHaveAccessibleDescription(/2 digits/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await phone.fill("92 555 01 77");
    await main.getByRole("button", { name: "Call me" }).click();
    await expect(main.getByRole("alert")).toContainText("Request accepted");
    await page.goto("/callback?lang=en");
    await main.getByLabel("Phone number").fill("+992 92 555 01 77");
    await main.getByRole("button", { name: "Call me" }).click();
    await expect(main.getByRole("alert")).toContainText("already open");
  });
});

for (const path of ["/travel-order", "/auto/order/MTPL", "/boxes/order/deti"]) {
  test(`a browser below the floor keeps the readable page of ${path}`, async ({ page }) => {
    // As in Chrome 91 and Safari 15.3.
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
    await page.goto(`${path}?lang=en`);
    await expect(page.locator("html")).toHaveAttribute("data-static", "outdated");
    await expect(page.getByRole("alert")).toContainText("out of date");
    await expect(page.getByRole("alert").getByRole("link", { name: "Call 5511" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByText("Request a call").click();
    await expect(page.getByLabel("Phone number").first()).toBeVisible();
    expect(await page.evaluate(() => "sughurtaHydrated" in window)).toBe(false);
  });
}

test("an error of the first render leaves the page readable, and its form is sent", async ({
  page,
  troubles,
}) => {
  troubles.expect(/broken at the start|status of 422/);
  await page.route(/\/assets\/travel-order-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export const handle = {}; export default () => { throw new Error('broken at the start'); };",
    }),
  );
  await page.goto("/travel-order?lang=en");
  await expect(page.getByRole("alert")).toContainText("did not load completely");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByText("Request a call").click();
  await page.getByRole("alert").getByLabel("Phone number").fill("12");
  await page.getByRole("alert").getByRole("button", { name: "Call me" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("correct the phone number");
  await waitUntilLive(page);
});
