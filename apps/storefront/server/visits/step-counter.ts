import type { IncomingMessage } from "node:http";
import { type CountedStep, countSteps, FORM_STEPS, VISIT_STEPS } from "@sughurta/contracts/funnel";
import type { TokenCache } from "../cache/token-cache.ts";
import type { ServiceAccess } from "../config/config.ts";
import { requestUpstream, UpstreamRefusalError } from "../sessions/upstream.ts";
import { getDeviceClass, productOfPath, sourceOfSearch } from "./visit-of-request.ts";

const FLUSH_MS = 5_000;
/** Different counts kept while the service does not respond; later ones are dropped. */
const MAX_KEYS = 2_000;
/** Steps of one message of a page. */
const MAX_STEPS = 20;
/** Bytes of a message of a page. */
export const MAX_MESSAGE_BYTES = 2_000;
const STEPS = [...VISIT_STEPS, ...FORM_STEPS] as const;

type Counted = Omit<CountedStep, "count" | "day">;

interface StepCounterOptions {
  /** Sends counts to the service. */
  readonly send: (counts: readonly CountedStep[]) => Promise<unknown>;
  /** Today in the insurer's zone, ISO. */
  readonly today: () => string;
  /** Whether a partner has this code; rejects where the partners cannot be looked up. */
  readonly isPartner: (code: string) => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Counts visits of product pages and steps of orders, without cookies or anything else about a visitor. Counts are sent
 * to the service every few seconds; what it does not receive is sent again.
 */
export class StepCounter {
  readonly #options: StepCounterOptions;
  #counts = new Map<string, CountedStep>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();
  #naming: Promise<unknown> = Promise.resolve();

  constructor(options: StepCounterOptions) {
    this.#options = options;
  }

  /** Counts a page that was sent to a browser. */
  page(
    { method, url = "", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
    status: number,
  ): void {
    if (method !== "GET" || (status !== 200 && status !== 304)) return;
    const question = url.indexOf("?");
    const product = productOfPath(question < 0 ? url : url.slice(0, question));
    if (product === undefined) return;
    const device = getDeviceClass((name) => headers[name]?.toString());
    if (device === undefined) return;
    const search = new URLSearchParams(question < 0 ? "" : url.slice(question));
    this.count({ product, step: "visit", device, ...sourceOfSearch(search) });
  }

  /** Counts the steps in a message of a page; false if it is not one. */
  message(text: string, headers: Headers): boolean {
    const { path, search, steps } = readMessage(text);
    const product = productOfPath(path);
    if (product === undefined || steps.length === 0) return false;
    const device = getDeviceClass((name) => headers.get(name));
    if (device === undefined) return true;
    const source = sourceOfSearch(new URLSearchParams(search));
    for (const step of steps) this.count({ product, step, device, ...source });
    return true;
  }

  /** Counts a partner by name only if it exists: anybody can invent codes, until no other count is kept. */
  count({ partner, ...source }: Counted): void {
    const counted = { day: this.#options.today(), ...source, count: 1 };
    if (partner === undefined) {
      this.#enter(counted);
      return;
    }
    const named = this.#options.isPartner(partner).catch(() => false);
    const entered = named.then((isKnown) =>
      this.#enter(isKnown ? { ...counted, partner } : counted),
    );
    this.#naming = Promise.all([this.#naming, entered]);
  }

  #enter(counted: CountedStep): void {
    this.#add(counted);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  #add(counted: CountedStep): void {
    const { day, product, step, channel, partner, device } = counted;
    const key = [day, product, step, channel, partner, device].join(" ");
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= MAX_KEYS) return;
    this.#counts.set(key, { ...counted, count: counted.count + (known?.count ?? 0) });
  }

  /** Sends everything that was counted until now; also at the end of the process. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending = Promise.all([this.#sending, this.#naming]).then(() => this.#send());
    return this.#sending;
  }

  async #send(): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#options.send(counts);
    } catch (error) {
      this.#options.onFailure(error);
      for (const one of counts) this.#add(one);
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
    }
  }
}

interface StepMessage {
  readonly path: string;
  readonly search: string;
  readonly steps: readonly (typeof STEPS)[number][];
}

function readMessage(text: string): StepMessage {
  const nothing = { path: "", search: "", steps: [] };
  try {
    const { path, search, steps } = Object(JSON.parse(text));
    if (typeof path !== "string" || typeof search !== "string" || !Array.isArray(steps)) {
      return nothing;
    }
    const known = STEPS.filter((step) => steps.slice(0, MAX_STEPS).includes(step));
    return { path, search, steps: known };
  } catch {
    return nothing;
  }
}

/** Sends counts in the name of the service account. */
export function countSender(access: ServiceAccess, serviceToken: TokenCache) {
  return async (counts: readonly CountedStep[]) => {
    const token = await serviceToken.get();
    const headers = { authorization: `Bearer ${token}`, "x-visitor-id": "storefront" };
    try {
      await requestUpstream(access, countSteps, { headers, body: { counts } });
    } catch (error) {
      if (error instanceof UpstreamRefusalError && error.status === 401) serviceToken.drop(token);
      throw error;
    }
  };
}
