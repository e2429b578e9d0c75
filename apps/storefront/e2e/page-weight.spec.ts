import type { Page } from "@playwright/test";
import { expect, test, waitUntilLive } from "./watched-page.ts";

type Kind = "scripts" | "page";

/** What a first view may load until the network is idle, kB (1000 bytes) of brotli, without headers. */
interface Budget extends Record<Kind, number> {
  path: string;
}

const BUDGETS: readonly Budget[] = [
  { path: "/rules", scripts: 136, page: 21 },
  { path: "/docs", scripts: 136, page: 21 },
  // A page to read, and the mailing list at its end.
  { path: "/blog", scripts: 141, page: 21 },
  { path: "/", scripts: 150, page: 27 },
  { path: "/boxes", scripts: 150, page: 26 },
  { path: "/auto", scripts: 145, page: 26 },
  { path: "/travel", scripts: 182, page: 26 },
  { path: "/losses/status", scripts: 170, page: 26 },
  { path: "/account", scripts: 200, page: 21 },
  { path: "/boxes/order/kvartira", scripts: 193, page: 27 },
  { path: "/travel-order", scripts: 199, page: 26 },
  // More than its goal of 200: what it weighs and 1 %.
  { path: "/auto/order/MTPL", scripts: 211, page: 26 },
];

const LOOK_AGAIN_MS = 500;

/** Counts what a page loads from now on. */
function weigh(page: Page) {
  const kilobytes: Record<Kind, number> = { scripts: 0, page: 0 };
  const files = { asked: 0, counted: 0 };
  const kindOf = (url: string, isPage: boolean): Kind | undefined =>
    isPage ? "page" : new URL(url).pathname.endsWith(".js") ? "scripts" : undefined;
  page.on("request", (request) => {
    if (kindOf(request.url(), request.isNavigationRequest())) files.asked += 1;
  });
  page.on("requestfinished", async (request) => {
    const kind = kindOf(request.url(), request.isNavigationRequest());
    if (!kind) return;
    const { responseBodySize } = await request.sizes();
    kilobytes[kind] += responseBodySize / 1_000;
    files.counted += 1;
  });
  return { kilobytes, files };
}

for (const { path, ...budget } of BUDGETS) {
  test(`the first view of ${path} keeps within its budget`, async ({ page }) => {
    const { kilobytes, files } = weigh(page);
    await page.goto(path);
    await waitUntilLive(page);
    let before = 0;
    const isComplete = () => {
      const isSame = files.asked === before && files.counted === files.asked;
      before = files.asked;
      return isSame;
    };
    await expect.poll(isComplete, { intervals: [LOOK_AGAIN_MS] }).toBe(true);
    for (const kind of ["scripts", "page"] as const) {
      const weight = kilobytes[kind];
      console.log(`${path}: ${kind} ${weight.toFixed(1)} of ${budget[kind]} kB`);
      expect.soft(weight, `${kind}, kB`).toBeLessThanOrEqual(budget[kind]);
    }
  });
}
