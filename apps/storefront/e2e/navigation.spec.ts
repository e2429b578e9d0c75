import type { Page } from "@playwright/test";
import { expect, test, waitUntilLive } from "./watched-page.ts";

// Smooth scrolling within a page must not apply to the navigation to another page; and the progress line moves.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Blocks the data of the next page until it is released. */
async function holdNextPage(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** The link to the documents at the bottom of every page. */
const documents = (page: Page) => page.getByRole("contentinfo").locator('[href="/docs"]');

test("the next page is shown at its top at once", async ({ page }) => {
  await page.goto("/?lang=en");
  await waitUntilLive(page);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    addEventListener("scroll", () => tops.push(Math.round(scrollY)));
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  });
  await documents(page).click();
  await expect(page).toHaveURL("/docs");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // The scroll down and the jump back; smooth scrolling would pass dozens of positions.
  const places = await page.evaluate(
    () => new Set((window as unknown as { tops: number[] }).tops).size,
  );
  expect(places).toBeLessThanOrEqual(3);
});

test("a slow page shows a line and is announced", async ({ page, troubles }) => {
  troubles.expect(/preloaded using link preload but not used/);
  await page.goto("/?lang=tg");
  await waitUntilLive(page);
  const letGo = await holdNextPage(page);
  await documents(page).click();
  const line = page.locator(".sf-progress");
  await expect(line).toBeVisible();
  expect(await line.boundingBox()).toMatchObject({ y: 0, height: 3 });
  const status = page.getByRole("status").filter({ hasText: "Бор шуда истодааст…" });
  await expect(status).toHaveAttribute("aria-live", "polite");
  letGo();
  await expect(page).toHaveURL("/docs");
  await expect(line).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("a page without a connection shows our error page, which continues when the connection is back", async ({
  page,
  context,
  troubles,
}) => {
  // The draft does not exist, and the modules of the first interaction may not be loaded in time.
  troubles.expect(/ERR_INTERNET_DISCONNECTED|status of 404|dynamically imported module/);
  await page.goto("/boxes/order/kvartira?lang=en");
  await waitUntilLive(page);
  const surname = page.getByRole("textbox", { name: "Surname" });
  await surname.fill("SAIDOV");
  await page
    .getByRole("contentinfo")
    .getByText(/contacts, documents, services$/)
    .click();
  await context.setOffline(true);
  const link = documents(page);
  await link.dispatchEvent("touchstart");
  await link.click();
  const lost = page.getByRole("dialog", { name: "No connection" });
  await expect(lost.getByRole("link", { name: "Call 5511" })).toHaveAttribute("href", "tel:5511");
  const again = lost.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(lost.getByRole("status")).toHaveText("Still no connection.");
  await page.goBack();
  await expect(lost).toBeHidden();
  await expect(page).toHaveURL(/order\/kvartira/);
  await expect(surname).toHaveValue("SAIDOV");

  await link.click();
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL("/docs");
  await expect(lost).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/order\/kvartira/);
});

test("Back to a page that cannot be fetched shows an error, and retries without the browser's error page", async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/rules?lang=en");
  await waitUntilLive(page);
  await documents(page).click();
  await expect(page).toHaveURL("/docs");
  const main = page.getByRole("main");
  // The address changes before the page is loaded.
  await expect(main.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(main.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Call 5511" })).toBeVisible();
  await context.setOffline(false);
  await main.getByRole("link", { name: "Try again" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "No connection" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/rules/);
});

test("the next page is prefetched at the first touch, but not with data saving", async ({
  page,
  browser,
}) => {
  const asked = (from: Page) => {
    const list: string[] = [];
    from.on("request", (request) => list.push(new URL(request.url()).pathname));
    return list;
  };
  const before = asked(page);
  await page.goto("/?lang=en");
  await waitUntilLive(page);
  const docs = documents(page);
  await docs.dispatchEvent("touchstart");
  await expect.poll(() => before).toContain("/docs.data");

  const saver = await browser.newContext();
  const frugal = await saver.newPage();
  await frugal.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const never = asked(frugal);
  await frugal.goto("/?lang=en");
  await waitUntilLive(frugal);
  const link = documents(frugal);
  await link.dispatchEvent("touchstart");
  await link.focus();
  await link.hover();
  // A click requests the page all the same, although it was not prefetched.
  await link.click();
  await expect(frugal).toHaveURL("/docs");
  expect(never.filter((path) => path === "/docs.data")).toHaveLength(1);
  await saver.close();
});
