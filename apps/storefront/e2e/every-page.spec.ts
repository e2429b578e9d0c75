import { unstyledClasses } from "./unstyled-classes.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";

const LANGUAGES = ["tg", "en", "ru"] as const;
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
  "/losses/status",
  "/ponimayu",
  "/success",
  "/verify/0000000013",
  "/pay/0000000013",
  "/rest/unknown",
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
  "/search?q=visa",
];

/** Window and text sizes at which no content may be wider than the window. */
const NARROW = [
  { width: 320, textSize: "100%" },
  { width: 360, textSize: "200%" },
] as const;

for (const [index, path] of PATHS.entries()) {
  const address = (language: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  // Hydration does not depend on the language: pages alternate.
  const [hydrated = "ru", ...rendered] = [0, 1, 2].map((turn) => LANGUAGES[(index + turn) % 3]);

  test(`${path} renders in every language, hydrates, is accessible, styled and never too wide`, async ({
    sharedPage: page,
    request,
    troubles,
  }) => {
    // The service returns an error for a payment, a policy or a link that does not exist.
    if (/^\/(?:success|verify|rest)/.test(path)) troubles.expect(/status of 4(?:04|22)/);
    for (const language of rendered) {
      const response = await request.get(address(`${language}`));
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/<h1[ >]/g), language).toHaveLength(1);
    }
    const response = await page.goto(address(hydrated));
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", hydrated);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await waitUntilLive(page);
    expect(await violations(page), hydrated).toEqual([]);
    expect(await unstyledClasses(page)).toEqual([]);
    for (const { width, textSize } of NARROW) {
      await page.setViewportSize({ width, height: 780 });
      const tooMuch = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, textSize);
      expect(tooMuch, `px too wide at ${width} px and ${textSize}`).toBe(0);
    }
  });
}

const LETTERS = {
  ru: ["cyrillic"],
  tg: ["cyrillic", "cyrillic-ext"],
  en: [],
} as const;

for (const language of LANGUAGES) {
  const text = [...LETTERS[language], "latin"].map((letters) => `onest-${letters}`);
  const ownLetters = language === "en" ? ["latin"] : LETTERS[language];
  const titles = [...ownLetters, "signs"].map((letters) => `source-serif-${letters}`);

  test(`a page in ${language} fetches no stylesheet and only the fonts of its script, an order none for titles`, async ({
    page,
  }) => {
    let files: string[] = [];
    page.on("request", (request) => {
      if (["font", "stylesheet"].includes(request.resourceType()))
        files.push(/\/(?<name>[a-z-]+)-[^/]+$/.exec(request.url())?.groups?.name ?? request.url());
    });
    for (const [path, fonts] of [
      ["/boxes/order/kvartira", text],
      ["/boxes", [...text, ...titles]],
    ] as const) {
      files = [];
      await page.goto(`${path}?lang=${language}`);
      await waitUntilLive(page);
      await page.evaluate(() => document.fonts.ready);
      expect(new Set(files)).toEqual(new Set(fonts));
    }
  });
}

test("a missing page shows a message and a link to the home page", async ({ page, troubles }) => {
  troubles.expect(/404/);
  const response = await page.goto("/no-such-page?lang=en");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("not found");
  await waitUntilLive(page);
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("a page has one address: upper case redirects to it, and pages beyond a list's end are not found", async ({
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

test("a language is chosen without scripts and stored", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.getByRole("link", { name: /^TJ/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "tg");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "tg");
  await context.close();
});
