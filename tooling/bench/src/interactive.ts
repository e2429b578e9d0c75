import type { Browser } from "@playwright/test";
import { median, type Row } from "@sughurta/bootstrap/print-table";
import { boxOnSale } from "@sughurta/faults/buyer";
import type { Floor } from "./floor.ts";
import { isLive, phone, withChromium } from "./phone-page.ts";
import type { Stage } from "./stage.ts";

/** The slow 4G of Lighthouse, applied rather than calculated: 150 ms, 1.6 Mbit/s, CPU ×4. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;

/** Goals of a family of pages: script files and kB of the first view, and a multiple of the floor's time. */
interface Goals {
  readonly files: number;
  readonly kilobytes: number;
  readonly timesFloor: number;
}

const READING: Goals = { files: 7, kilobytes: 135, timesFloor: 1.1 };
const BROWSING: Goals = { files: 8, kilobytes: 150, timesFloor: 1.2 };
const ORDER: Goals = { files: 15, kilobytes: 200, timesFloor: 1.7 };

interface View {
  readonly interactiveMs: number;
  readonly files: number;
  readonly kilobytes: number;
}

export const INTERACTIVE_HEAD: Row = [
  "page",
  "script files",
  "goal",
  "script kB",
  "goal",
  "interactive, ms",
  "× floor",
  "goal",
];

/** Opens a page with an empty cache; it is interactive when React has hydrated it. */
async function view(browser: Browser, url: string): Promise<View> {
  const context = await phone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(isLive);
  const interactiveMs = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  await context.close();
  return { interactiveMs, files: scripts.size, kilobytes: bytes / 1000 };
}

/** Script files, kB and the time until a page is interactive on a slow phone, beside the floor page. */
export function measureInteractive(stage: Stage, floor: Floor, runs: number): Promise<Row[]> {
  return withChromium(async (browser) => {
    const { siteUrl } = stage;
    const { slug } = await boxOnSale(siteUrl);
    const pages: readonly (readonly [name: string, url: string, goals: Goals | undefined])[] = [
      ["floor", floor.url, undefined],
      ["/rules", `${siteUrl}/rules`, READING],
      ["home", `${siteUrl}/`, BROWSING],
      ["/boxes", `${siteUrl}/boxes`, BROWSING],
      ["/travel", `${siteUrl}/travel`, BROWSING],
      ["/auto", `${siteUrl}/auto`, BROWSING],
      ["/travel-order", `${siteUrl}/travel-order`, ORDER],
      ["/auto/order/MTPL", `${siteUrl}/auto/order/MTPL`, ORDER],
      ["/auto/order/ECI", `${siteUrl}/auto/order/ECI`, ORDER],
      ["/boxes/order", `${siteUrl}/boxes/order/${slug}`, ORDER],
    ];
    const views = new Map<string, View[]>(pages.map(([name]) => [name, []]));
    // In rounds, so that a busy minute of the machine slows every page down.
    for (let run = 0; run < runs; run += 1) {
      for (const [name, url] of pages) views.get(name)?.push(await view(browser, url));
    }
    const middle = (name: string, pick: (view: View) => number) =>
      median((views.get(name) ?? []).map(pick));
    const floorMs = middle("floor", ({ interactiveMs }) => interactiveMs);
    return pages.map(([name, , goals]) => {
      const interactiveMs = middle(name, (view) => view.interactiveMs);
      return [
        name,
        middle(name, ({ files }) => files),
        goals ? `≤ ${goals.files}` : "",
        middle(name, ({ kilobytes }) => kilobytes).toFixed(1),
        goals ? `≤ ${goals.kilobytes}` : "",
        Math.round(interactiveMs),
        (interactiveMs / floorMs).toFixed(2),
        goals ? `≤ ${goals.timesFloor}` : "",
      ];
    });
  });
}
