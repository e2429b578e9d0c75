import { median, type Row } from "@sughurta/bootstrap/print-table";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";

/** A page to measure and its target LCP, seconds (performance.md). */
export interface Page {
  readonly name: string;
  readonly url: string;
  readonly goalLcp: string;
}

/** Simulation of a slow phone: calculated from a fast run, actual throttling, or a slow connection and phone. */
export type Throttling = "simulate" | "devtools" | "weak";

/** 250 ms, 900 kbit/s, CPU ×6. */
const WEAK: NonNullable<Flags["throttling"]> = {
  rttMs: 250,
  throughputKbps: 900,
  requestLatencyMs: 250,
  downloadThroughputKbps: 900,
  uploadThroughputKbps: 450,
  cpuSlowdownMultiplier: 6,
};

const KINDS = ["document", "stylesheet", "script", "image", "font", "total"] as const;

interface Look {
  readonly score: number;
  readonly otherScores: string;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly kilobytes: readonly number[];
}

interface NetworkItem {
  readonly resourceType: string;
  readonly transferSize: number;
}

async function look(url: string, port: number, throttling: Throttling): Promise<Look> {
  const flags: Flags = {
    port,
    throttlingMethod: throttling === "simulate" ? "simulate" : "devtools",
    ...(throttling === "weak" ? { throttling: WEAK } : {}),
    formFactor: "mobile",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    logLevel: "error",
  };
  const result = (await lighthouse(url, flags))?.lhr;
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const percent = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const details = result.audits["network-requests"]?.details;
  const items = (details && "items" in details ? details.items : []) as unknown as NetworkItem[];
  const measureKilobytes = (kind: string) =>
    items
      .filter((item) => kind === "total" || item.resourceType.toLowerCase() === kind)
      .reduce((sum, item) => sum + item.transferSize / 1000, 0);
  return {
    score: percent("performance"),
    otherScores: ["accessibility", "best-practices", "seo"].map(percent).join("/"),
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    kilobytes: KINDS.map(measureKilobytes),
  };
}

export const PAGE_HEAD: Row = [
  "page",
  "throttling",
  "score",
  "a11y/bp/seo",
  "FCP ms",
  "LCP ms",
  "goal LCP",
  "TBT ms",
  "CLS",
  ...KINDS.map((kind) => `${kind} kB`),
];

/** Measures every page with every way of throttling; each value is the median of `runs`. */
export async function measurePages(
  pages: readonly Page[],
  runs: number,
  throttlings: readonly Throttling[],
): Promise<Row[]> {
  const chromePath = findChromium();
  if (!chromePath)
    throw new Error("Chromium is not installed; run `npm test` once, or set CHROME_PATH.");
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--disable-gpu", ...CHROMIUM_ARGUMENTS],
  });
  const rows: Row[] = [];
  try {
    for (const { name, url, goalLcp } of pages) {
      for (const throttling of throttlings) {
        const looks: Look[] = [];
        for (let run = 0; run < runs; run += 1)
          looks.push(await look(url, chrome.port, throttling));
        const middle = (pick: (look: Look) => number) => median(looks.map(pick));
        rows.push([
          name,
          throttling,
          middle(({ score }) => score),
          looks[0]?.otherScores ?? "",
          Math.round(middle(({ fcp }) => fcp)),
          Math.round(middle(({ lcp }) => lcp)),
          goalLcp,
          Math.round(middle(({ tbt }) => tbt)),
          middle(({ cls }) => cls).toFixed(3),
          ...KINDS.map((_, kind) => middle(({ kilobytes }) => kilobytes[kind] ?? 0).toFixed(1)),
        ]);
      }
    }
  } finally {
    chrome.kill();
  }
  return rows;
}
