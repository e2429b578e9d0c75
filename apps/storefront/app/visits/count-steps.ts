import type { OrderEvent } from "@sughurta/order";
import type { Attribution } from "@sughurta/session";

/** Address at which the server counts. */
const COUNTS_PATH = "/counts";

/** Steps of a page that are not sent yet. */
const waiting = new Map<string, { readonly search: string; readonly steps: string[] }>();
/** Steps of this document, each counted once. */
const counted = new Set<string>();

function send(): void {
  for (const [path, { search, steps }] of waiting) {
    navigator.sendBeacon(COUNTS_PATH, JSON.stringify({ path, search, steps }));
  }
  waiting.clear();
}

/** Counts a step of a page once, without anything about the visitor; it is sent when the page is left or hidden. */
export function countStep(path: string, step: string, { partner, last }: Attribution): void {
  const name = `${path} ${step}`;
  if (counted.has(name)) return;
  if (counted.size === 0) {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") send();
    });
    window.addEventListener("pagehide", send);
  }
  counted.add(name);
  const source = last?.source;
  const search = new URLSearchParams({
    ...(partner ? { partner } : {}),
    ...(source ? { utm_source: source } : {}),
  });
  const page = waiting.get(path) ?? { search: String(search), steps: [] };
  page.steps.push(step);
  waiting.set(path, page);
}

/** Counts what an event of an order means for the statistics of its product. */
export function countOrderEvent(path: string, event: OrderEvent, attribution: Attribution): void {
  if (event.type === "quoteReady") countStep(path, "quote", attribution);
  if (event.type !== "step") return;
  const isOnePage = event.step === "not-step" || event.step === "order";
  countStep(path, isOnePage ? "form" : event.step, attribution);
}
