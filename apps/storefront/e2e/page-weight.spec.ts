import type { Page } from "@playwright/test";
import { expect, test, waitUntilLive } from "./watched-page.ts";

type Kind = "scripts" | "page";

/** What scripts are to weigh by the kind of a page, kB: passing it is reported, passing a budget fails. */
const SCRIPT_GOALS = { read: 135, catalogue: 150, order: 200 };

/** What a first view may load until the network is idle, kB (1000 bytes) of brotli, without headers. */
interface Budget extends Record<Kind, number> {
  path: string;
  goal: keyof typeof SCRIPT_GOALS;
}

/** What a page weighs and a little more; the window is wide, so that home and orders weave their sheets too (ADR-0114). */
const BUDGETS: readonly Budget[] = [
  { path: "/rules", goal: "read", scripts: 141, page: 28 },
  { path: "/docs", goal: "read", scripts: 141, page: 27 },
  // A page to read, and the mailing list at its end.
  { path: "/blog", goal: "read", scripts: 147, page: 36 },
  { path: "/", goal: "catalogue", scripts: 162, page: 46 },
  { path: "/boxes", goal: "catalogue", scripts: 152, page: 40 },
  { path: "/auto", goal: "catalogue", scripts: 153, page: 31 },
  { path: "/travel", goal: "order", scripts: 195, page: 36 },
  { path: "/losses/status", goal: "order", scripts: 174, page: 28 },
  { path: "/boxes/order/kvartira", goal: "order", scripts: 214, page: 34 },
  { path: "/account", goal: "order", scripts: 222, page: 29 },
  { path: "/travel-order", goal: "order", scripts: 222, page: 35 },
  { path: "/auto/order/MTPL", goal: "order", scripts: 234, page: 36 },
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

for (const { path, goal, ...budget } of BUDGETS) {
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
    const over = kilobytes.scripts - SCRIPT_GOALS[goal];
    if (over > 0) console.log(`${path}: scripts ${over.toFixed(1)} kB above the goal`);
  });
}
