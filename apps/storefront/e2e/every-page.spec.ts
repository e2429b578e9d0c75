import { expect, test, violations, waitUntilLive } from "./watched-page.ts";

const LANGUAGES = ["ru", "tg", "en"] as const;
const PATHS = [
  "/",
  "/boxes",
  "/boxes/semya",
  "/boxes/kvartira",
  "/boxes/order/kvartira",
  "/auto",
  "/auto/SCI_P1",
  "/autohome",
  "/autonew",
  "/auto/order/MTPL",
  "/auto/order/ECI",
  "/offers",
  "/travel",
  "/travel-order",
  "/travelnew",
  "/losses",
  "/losses/",
  "/ponimayu",
  "/success",
  "/verify/0000000013",
  "/mobile-login",
  "/account",
  "/rules",
  "/politics",
  "/docs",
  "/leaders",
  "/offices",
  "/blog?page=2",
  "/partners",
  "/partners/1",
  "/vacancies",
  "/jur",
  "/jur/product",
];

for (const path of PATHS) {
  test(`${path} renders, comes to life and is accessible in every language`, async ({
    page,
    troubles,
  }) => {
    // A payment or a policy that does not exist is answered so by the service.
    if (/^\/(?:success|verify)/.test(path)) troubles.expect(/status of 4(?:04|22)/);
    for (const language of LANGUAGES) {
      const response = await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await waitUntilLive(page);
      expect(await violations(page), language).toEqual([]);
    }
  });
}

test("no page is wider than a small screen, nor a phone with large text", async ({
  page,
  troubles,
}) => {
  // A payment or a policy that does not exist is answered so by the service.
  troubles.expect(/status of 4(?:04|22)/);
  const wide: string[] = [];
  for (const path of PATHS) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=ru`);
    for (const [width, textSize] of [
      [320, "100%"],
      [360, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      const tooMuch = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, textSize);
      if (tooMuch > 0) wide.push(`${path} at ${width} px and ${textSize}: ${tooMuch} px`);
    }
  }
  expect(wide).toEqual([]);
});

const FONTS = {
  ru: ["cyrillic", "latin"],
  tg: ["cyrillic", "cyrillic-ext", "latin"],
  en: ["latin"],
} as const;

for (const language of LANGUAGES) {
  test(`a page in ${language} fetches no stylesheet and only the fonts of its letters`, async ({
    page,
  }) => {
    const files: string[] = [];
    page.on("request", (request) => {
      if (["font", "stylesheet"].includes(request.resourceType()))
        files.push(/\/(?<name>[a-z-]+)-[^/]+$/.exec(request.url())?.groups?.name ?? request.url());
    });
    await page.goto(`/boxes/order/kvartira?lang=${language}`);
    await waitUntilLive(page);
    await page.evaluate(() => document.fonts.ready);
    expect(files.toSorted()).toEqual(FONTS[language].map((letters) => `onest-${letters}`));
  });
}

test("a missing page says so and leads home", async ({ page, troubles }) => {
  troubles.expect(/404/);
  const response = await page.goto("/no-such-page?lang=en");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("not found");
  await waitUntilLive(page);
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("a page has one address: capitals lead to it, pages beyond a list's end are not there", async ({
  request,
}) => {
  const capitals = await request.get("/Boxes/Order/kvartira?partner=x", { maxRedirects: 0 });
  expect(capitals.status()).toBe(301);
  expect(capitals.headers().location).toBe("/boxes/order/kvartira?partner=x");
  expect((await request.get("/No-Such-Page")).status()).toBe(404);
  for (const beyond of ["/blog?page=99", "/vacancies?page=99"]) {
    expect((await request.get(beyond)).status()).toBe(404);
  }
});

test("a language is chosen without scripts and stays", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.getByRole("link", { name: /TJ/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "tg");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "tg");
  await context.close();
});

test("the menu of a phone opens without scripts", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/?lang=en");
  await page.getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Vacancies" }).first()).toBeVisible();
  await context.close();
});
