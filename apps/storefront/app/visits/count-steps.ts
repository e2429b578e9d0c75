import type { OrderEvent } from "@sughurta/order";
import type { Attribution, SessionStore } from "@sughurta/session";

/** Address at which the server counts. */
const COUNTS_PATH = "/counts";

/** Reads the attribution when it is sent: that of the address is stored after the first events. */
type ReadAttribution = () => Attribution;

/** Steps of a page that are not sent yet. */
const waiting = new Map<string, { readonly read: ReadAttribution; readonly steps: string[] }>();
/** Steps of this document, each counted once. */
const counted = new Set<string>();

function getSearch({ partner, last }: Attribution): string {
  const source = last?.source;
  const search = new URLSearchParams({
    ...(partner ? { partner } : {}),
    ...(source ? { utm_source: source } : {}),
  });
  return String(search);
}

function send(): void {
  for (const [path, { read, steps }] of waiting) {
    const message = JSON.stringify({ path, search: getSearch(read()), steps });
    navigator.sendBeacon(COUNTS_PATH, message);
  }
  waiting.clear();
}

/** Counts a step of a page once, without anything about the visitor; it is sent when the page is left or hidden. */
function countStep(path: string, step: string, read: ReadAttribution): void {
  const name = `${path} ${step}`;
  if (counted.has(name)) return;
  if (counted.size === 0) {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") send();
    });
    window.addEventListener("pagehide", send);
  }
  counted.add(name);
  const page = waiting.get(path) ?? { read, steps: [] };
  page.steps.push(step);
  waiting.set(path, page);
}

/** Counts a page that was opened inside the application. */
export function countVisit(path: string, store: Pick<SessionStore, "getState">): void {
  countStep(path, "visit", () => store.getState().attribution);
}

/** Counts what an event of an order means for the statistics of its product. */
export function countOrderEvent(path: string, event: OrderEvent, read: ReadAttribution): void {
  if (event.type === "quoteReady") countStep(path, "quote", read);
  if (event.type !== "step") return;
  const isOnePage = event.step === "not-step" || event.step === "order";
  countStep(path, isOnePage ? "form" : event.step, read);
}
