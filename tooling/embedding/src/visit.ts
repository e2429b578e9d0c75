import { brotliCompressSync } from "node:zlib";
import { type Browser, expect, type Page, type Request } from "@playwright/test";
import type { Host } from "./hosts.ts";
import { type Shop, sellMtpl, sellTrip } from "./sell.ts";

const STEP_LIMIT_MS = 20_000;

/** The product, and its place on the page. */
const PRODUCTS = {
  trip: { section: "#travel", element: "sughurta-travel", sell: sellTrip },
  mtpl: { section: "#car", element: "sughurta-mtpl", sell: sellMtpl },
} as const;

/** One purchase by a new visitor; throws when anything went wrong, also in the background. */
export async function buy(
  browser: Browser,
  host: Host,
  address: string,
  product: keyof typeof PRODUCTS,
): Promise<void> {
  await inNewBrowser(browser, async (page) => {
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(error.stack ?? error.message));
    page.on("console", (message) => {
      if (message.type() === "error") troubles.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(address);
    const number = await PRODUCTS[product].sell(shopOn(page, host, product));
    if (!/^\d{10}$/.test(number)) throw new Error(`no number of a policy: "${number}"`);
    const { returnPage = host.page } = host;
    if (new URL(page.url()).pathname !== returnPage) throw new Error(`paid at ${page.url()}`);
    if (troubles.length > 0) throw new Error(troubles.join("\n"));
  });
}

/** Scripts and styles of the page until its quick quotes can be filled in, kB after brotli. */
export async function measureKilobytes(
  browser: Browser,
  host: Host,
  address: string,
): Promise<number> {
  return inNewBrowser(browser, async (page) => {
    // By address: a file loaded by two frames is transferred once.
    const files = new Map<string, Request>();
    page.on("request", (request) => {
      const isCode = ["script", "stylesheet"].includes(request.resourceType());
      if (isCode && !files.has(request.url())) files.set(request.url(), request);
    });
    await page.goto(address);
    for (const product of ["trip", "mtpl"] as const) {
      const field = shopOn(page, host, product).part.getByRole("combobox").first();
      await expect(field).toBeEditable({ timeout: STEP_LIMIT_MS });
    }
    // Until no file requests another one. The network as a whole may not be idle: pages with several frames also
    // wait for fonts and data of each.
    let bodies: Buffer[] = [];
    while (bodies.length < files.size) bodies = await Promise.all([...files.values()].map(getBody));
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1e3;
  });
}

async function getBody(request: Request): Promise<Buffer> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()}: ${request.failure()?.errorText}`);
  return response.body();
}

function shopOn(page: Page, host: Host, product: keyof typeof PRODUCTS): Shop {
  const { section, element } = PRODUCTS[product];
  const { shows, headingLevel = 1 } = host;
  const onPage: Shop = { page, screen: page, part: page.locator(section), headingLevel };
  if (shows === undefined) return onPage;
  const frame = page.frameLocator(shows === "frame" ? "#insurance" : `${element} iframe`);
  if (shows === "elements") return { ...onPage, screen: frame, part: frame.getByRole("main") };
  return { ...onPage, screen: frame, part: frame.locator(section), returned: onPage };
}

async function inNewBrowser<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: "ru-RU" });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
