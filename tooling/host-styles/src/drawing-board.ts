import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";

const ORIGIN = "https://host.invalid";
const PICTURE_SIZE = { width: 800, height: 900 };
const PACKAGES = fileURLToPath(new URL("../../../packages/", import.meta.url));

/** Shades, of 255, by which the edge of a round corner differs from one drawing to the next. */
const DRAWING_NOISE = 2;

/** The built stylesheet of a shop, as linked by a page. */
export const OUR_STYLES = '<link rel="stylesheet" href="/shop/all.css">';

/** A browser page that draws HTML and counts how two pictures differ. */
export class DrawingBoard {
  readonly #browser: Browser;
  readonly #page: Page;
  #html = "";

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async open(): Promise<DrawingBoard> {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: CHROMIUM_ARGUMENTS,
      ...(executablePath ? { executablePath } : {}),
    });
    const page = await browser.newPage({ viewport: PICTURE_SIZE });
    const board = new DrawingBoard(browser, page);
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/") return route.fulfill({ contentType: "text/html", body: board.#html });
      const path = PACKAGES + pathname.slice(1).replace("/", "/dist/");
      return route.fulfill({ path });
    });
    return board;
  }

  /** Result of a function in a page in a window of a width, px. */
  async measure<Argument, ResponseData>(
    html: string,
    windowWidth: number,
    ask: (argument: Argument) => ResponseData,
    argument: Argument,
  ): Promise<ResponseData> {
    await this.#page.setViewportSize({ ...PICTURE_SIZE, width: windowWidth });
    await this.#show(html);
    // Playwright's own type of a page function's argument is no more specific than this one.
    const response = await this.#page.evaluate(`(${ask})(${JSON.stringify(argument)})`);
    await this.#page.setViewportSize(PICTURE_SIZE);
    return response as ResponseData;
  }

  /** A picture of one element of a page; a key pressed first shows where the focus is. */
  async draw(html: string, element: string, keys: readonly string[] = []): Promise<Buffer> {
    await this.#show(html);
    for (const key of keys) await this.#page.keyboard.press(key);
    return this.#page.locator(element).screenshot({ animations: "disabled", caret: "hide" });
  }

  async #show(html: string): Promise<void> {
    this.#html = html;
    await this.#page.goto(`${ORIGIN}/`, { waitUntil: "load" });
    await this.#page.evaluate(() => document.fonts.ready);
  }

  /** Number of different pixels of two pictures; all of them where the sizes differ. */
  async difference(first: Buffer, second: Buffer): Promise<number> {
    if (first.equals(second)) return 0;
    const sources = [first, second].map((png) => `data:image/png;base64,${png.toString("base64")}`);
    const asked = { addresses: sources, noise: DRAWING_NOISE };
    return this.#page.evaluate(async ({ addresses, noise }) => {
      const pictures = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      const [one, other] = pictures;
      if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
      if (one.width !== other.width || one.height !== other.height) return one.data.length / 4;
      let different = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const shades = [0, 1, 2].map((part) =>
          Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)),
        );
        if (Math.max(...shades) > noise) different += 1;
      }
      return different;
    }, asked);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
