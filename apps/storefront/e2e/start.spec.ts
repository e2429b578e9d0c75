import type { Page } from "@playwright/test";
import { holdScripts } from "./hold-scripts.ts";
import { expect, test, waitUntilLive } from "./watched-page.ts";

const SCRIPT_GONE = /Failed to (?:load resource|fetch dynamically imported module)/;

/** Address of the script that hydrates a page. */
async function entryScript(page: Page): Promise<string> {
  const html = await (await page.request.get("/?lang=en")).text();
  return /import\("(?<path>[^"]+)"\)/.exec(html)?.groups?.path ?? "";
}

/** Counts how often the browser requests a page. */
function countPages(page: Page): { asked: number } {
  const pages = { asked: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages.asked += 1;
  });
  return pages;
}

test("a click before the scripts are loaded takes effect once they are", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/?lang=en", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  letGo();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test("a form sent before the scripts are loaded arrives once, as typed", async ({ page }) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/mail_subs")) sent.push(request.postDataJSON());
  });
  const letGo = await holdScripts(page);
  await page.goto("/?lang=en", { waitUntil: "commit" });
  const form = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Subscribe" }) });
  await form.getByRole("textbox").fill("early@mail.tj");
  await form.getByRole("button", { name: "Subscribe" }).dblclick();
  expect(sent).toEqual([]);
  letGo();
  await expect(form.getByRole("status")).toBeVisible();
  expect(sent).toEqual([{ email: "early@mail.tj" }]);
  await expect(page).toHaveURL("/?lang=en");
});

test("a page whose script is missing is reloaded once", async ({ page, troubles }) => {
  troubles.expect(SCRIPT_GONE);
  const pages = countPages(page);
  await page.route(`**${await entryScript(page)}`, (route) =>
    pages.asked < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto("/?lang=en");
  await waitUntilLive(page);
  expect(pages.asked).toBe(2);
});

test("a page whose script stays missing is readable, and is not reloaded repeatedly", async ({
  page,
  troubles,
}) => {
  troubles.expect(SCRIPT_GONE);
  const pages = countPages(page);
  const script = await entryScript(page);
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404 }));
  await page.goto("/?lang=en");
  await expect.poll(() => pages.asked).toBe(2);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Offices" }).first().click();
  await expect(page).toHaveURL(/\/offices/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // At most the first page, its reload, the page of the link and its own reload.
  expect(pages.asked).toBeLessThanOrEqual(4);
});
