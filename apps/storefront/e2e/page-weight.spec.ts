import type { Page } from "@playwright/test";
import { expect, test, waitUntilLive } from "./watched-page.ts";

type Kind = "scripts" | "page";

/** Size of a first view: kB (1000 bytes) of brotli without headers, and number of script files. */
type Figure = Kind | "files";

/** Target size of scripts by the kind of a page, kB: exceeding it is reported, exceeding a budget fails. */
const SCRIPT_GOALS = { read: 135, catalogue: 150, order: 200 };

/** Budget of a first view until the network is idle. */
interface Budget extends Record<Figure, number> {
  path: string;
  goal: keyof typeof SCRIPT_GOALS;
}

/**
 * The current size of a page plus a margin, and one more script file; the window is wide, so that home and orders
 * render their sheets too (ADR-0112).
 */
const BUDGETS: readonly Budget[] = [
  { path: "/rules", goal: "read", scripts: 142, files: 8, page: 26 },
  { path: "/docs", goal: "read", scripts: 141, files: 8, page: 27 },
  // A page with running text and the newsletter form at its end.
  { path: "/blog", goal: "read", scripts: 154, files: 9, page: 31 },
  // With the quote, the mountains and the specimen of a policy in its HTML; 8 kB less once it is cached.
  { path: "/", goal: "catalogue", scripts: 159, files: 10, page: 42 },
  { path: "/boxes", goal: "catalogue", scripts: 156, files: 10, page: 32 },
  { path: "/auto", goal: "catalogue", scripts: 160, files: 13, page: 31 },
  // With the facts about the insurer.
  { path: "/travel", goal: "order", scripts: 204, files: 16, page: 36 },
  { path: "/losses/status", goal: "order", scripts: 188, files: 18, page: 28 },
  { path: "/boxes/order/kvartira", goal: "order", scripts: 215, files: 17, page: 34 },
  { path: "/account", goal: "order", scripts: 227, files: 46, page: 29 },
  // With the pattern that grows with each step.
  { path: "/travel-order", goal: "order", scripts: 226, files: 17, page: 34 },
  { path: "/auto/order/MTPL", goal: "order", scripts: 228, files: 17, page: 36 },
];

const LOOK_AGAIN_MS = 500;

/** Counts what a page loads from now on. */
function weigh(page: Page) {
  const loaded: Record<Figure, number> = { scripts: 0, page: 0, files: 0 };
  const requests = { asked: 0, counted: 0 };
  const getKind = (url: string, isPage: boolean): Kind | undefined =>
    isPage ? "page" : new URL(url).pathname.endsWith(".js") ? "scripts" : undefined;
  page.on("request", (request) => {
    if (getKind(request.url(), request.isNavigationRequest())) requests.asked += 1;
  });
  page.on("requestfinished", async (request) => {
    const kind = getKind(request.url(), request.isNavigationRequest());
    if (!kind) return;
    const { responseBodySize } = await request.sizes();
    loaded[kind] += responseBodySize / 1_000;
    if (kind === "scripts") loaded.files += 1;
    requests.counted += 1;
  });
  return { loaded, requests };
}

for (const { path, goal, ...budget } of BUDGETS) {
  test(`the first view of ${path} keeps within its budget`, async ({ page }) => {
    const { loaded, requests } = weigh(page);
    await page.goto(path);
    await waitUntilLive(page);
    let before = 0;
    const isComplete = () => {
      const isSame = requests.asked === before && requests.counted === requests.asked;
      before = requests.asked;
      return isSame;
    };
    await expect.poll(isComplete, { intervals: [LOOK_AGAIN_MS] }).toBe(true);
    for (const figure of ["scripts", "page", "files"] as const) {
      const unit = figure === "files" ? "script files" : `kB of ${figure}`;
      console.log(`${path}: ${loaded[figure].toFixed(1)} of ${budget[figure]} ${unit}`);
      expect.soft(loaded[figure], unit).toBeLessThanOrEqual(budget[figure]);
    }
    const over = loaded.scripts - SCRIPT_GOALS[goal];
    if (over > 0) console.log(`${path}: scripts ${over.toFixed(1)} kB above the goal`);
  });
}
