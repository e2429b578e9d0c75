import { randomUUID } from "node:crypto";
import { Buyer, boxOnSale, pause, pressAtBank, untilResponse } from "@sughurta/faults/buyer";
import { brokenInvariants } from "@sughurta/faults/invariants";
import type { Cluster } from "./cluster.ts";

const BUYERS = 8;
const PRESS_PAUSE_MS = 300;
/** Longer than a failover of the database. */
const RETRY_LIMIT_MS = 60_000;
/** A job of a killed copy expires after a minute, is found within half a minute, and waits up to a minute for its next try. */
const SETTLED_LIMIT_MS = 180_000;
const SETTLED_PAUSE_MS = 500;

/** Result of purchases, as the buyers and the database tell it. */
export interface Purchases {
  readonly paid: number;
  readonly perSecond: number;
  readonly p95Ms: number;
  /** Requests with a 5xx response, which buyers repeated. */
  readonly refused: number;
  /** Broken rules of the money and of jobs; empty if everything holds. */
  readonly faults: readonly string[];
}

type Product = Awaited<ReturnType<typeof boxOnSale>>;

/** How visitors buy. */
export interface Visitors {
  /** Time for which a visitor repeats a request without a response. */
  readonly retryLimitMs?: number;
  /** Sends all their requests to the shop. */
  readonly fetch?: typeof globalThis.fetch;
  /** Called for each policy. */
  readonly onSold?: () => void;
}

/** Visitors with saved orders; each function pays one and returns the number of its policy. */
export async function saveOrders(
  siteUrl: string,
  count: number,
): Promise<readonly (() => Promise<string>)[]> {
  const product = await boxOnSale(siteUrl);
  return Promise.all(Array.from({ length: count }, () => saveOrder(siteUrl, product)));
}

/** Saves an order as a patient visitor, who repeats requests without a response, and returns its payment. */
async function saveOrder(
  siteUrl: string,
  product: Product,
  visitors: Visitors = {},
): Promise<() => Promise<string>> {
  const { fetch, retryLimitMs } = visitors;
  const buyer = await untilResponse(() => Buyer.arrive(siteUrl, fetch), retryLimitMs);
  const saveKey = randomUUID();
  const orderId = await untilResponse(() => buyer.save(product, saveKey), retryLimitMs);
  return () => payOrder(buyer, orderId, retryLimitMs);
}

async function payOrder(buyer: Buyer, orderId: string, retryLimitMs?: number): Promise<string> {
  const payKey = randomUUID();
  const { paymentId, redirectUrl } = await untilResponse(
    () => buyer.pay(orderId, payKey),
    retryLimitMs,
  );
  for (const giveUpAt = Date.now() + (retryLimitMs ?? RETRY_LIMIT_MS); Date.now() < giveUpAt; ) {
    const isPressed = await pressAtBank(redirectUrl, "pay").then(
      () => true,
      () => false,
    );
    if (isPressed) break;
    await pause(PRESS_PAUSE_MS);
  }
  const state = await buyer.waitForOutcome(paymentId, retryLimitMs);
  if (state.status !== "paid" || !state.policyNumber) {
    throw new Error(`not paid: ${JSON.stringify(state)}`);
  }
  return state.policyNumber;
}

/** Buys boxes as several visitors, until there are `count` of them or `isOver`; then compares with the database. */
export async function purchase(
  cluster: Cluster,
  count: number,
  isOver: () => boolean = () => false,
  visitors: Visitors = {},
): Promise<Purchases> {
  const product = await boxOnSale(cluster.siteUrl);
  const before = await brokenInvariants(cluster);
  const refusedBefore = await cluster.refused();
  const numbers: string[] = [];
  const failures: string[] = [];
  const durations: number[] = [];
  let begun = 0;
  const startedAt = performance.now();
  const visitor = async () => {
    while (begun < count && !isOver()) {
      begun += 1;
      const from = performance.now();
      await saveOrder(cluster.siteUrl, product, visitors)
        .then((pay) => pay())
        .then(
          (number) => {
            numbers.push(number);
            visitors.onSold?.();
          },
          (error: unknown) => failures.push(String(error)),
        );
      durations.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, visitor));
  const seconds = (performance.now() - startedAt) / 1_000;
  const jobs = await openJobs(cluster);
  const after = await brokenInvariants(cluster);
  const sold = after.sold - before.sold;
  const distinct = new Set(numbers).size;
  durations.sort((a, b) => a - b);
  return {
    paid: numbers.length,
    perSecond: numbers.length / seconds,
    p95Ms: durations[Math.floor(durations.length * 0.95)] ?? 0,
    refused: (await cluster.refused()) - refusedBefore,
    faults: [
      ...failures,
      ...after.broken,
      ...jobs,
      ...(distinct === numbers.length ? [] : [`${numbers.length - distinct} numbers are doubled`]),
      ...(sold === numbers.length ? [] : [`${sold} policies for ${numbers.length} buyers`]),
    ],
  };
}

/** Rules of background work, each a query that counts the rows that violate it by kind. */
const JOB_RULES = [
  [
    "jobs failed for good",
    "select name as kind, count(*)::int as n from pgboss.job where state = 'failed' group by name",
  ],
  [
    "messages are not sent",
    "select channel || ' ' || state as kind, count(*)::int as n from outbox where state <> 'sent' group by 1",
  ],
  [
    "messages were queued twice",
    "select channel as kind, count(*)::int as n from (select channel from outbox group by dedupe_key, channel having count(*) > 1) twice group by 1",
  ],
] as const;

/** Waits until background work has finished; returns the rules that are broken then. */
async function openJobs(cluster: Cluster): Promise<string[]> {
  for (const giveUpAt = Date.now() + SETTLED_LIMIT_MS; ; ) {
    const broken: string[] = [];
    for (const [what, sql] of JOB_RULES) {
      for (const { kind, n } of await cluster.query(sql)) broken.push(`${n} ${what} (${kind})`);
    }
    if (broken.length === 0 || Date.now() > giveUpAt) return broken;
    await pause(SETTLED_PAUSE_MS);
  }
}
