import { setTimeout as pause } from "node:timers/promises";
import type { ApiClient } from "@sughurta/api-client";
import type { Row } from "@sughurta/bootstrap/print-table";
import type { BoxProduct } from "@sughurta/contracts/box";
import { policyDocument } from "@sughurta/contracts/policy";
import { calculateTravel } from "@sughurta/contracts/travel";
import { addDays } from "@sughurta/domain";
import { Buyer, boxOnSale, pressAtBank } from "@sughurta/faults/buyer";
import type { Stage } from "./stage.ts";

const DOCUMENTS_PER_SECOND = 20;
const SECONDS = 10;
/** A person who changes the trip now and then. */
const PAUSE_BETWEEN_PRICES_MS = 20;

/** Head of the table of {@link measureDocuments}. */
export const DOCUMENTS_HEAD: Row = [
  "another visitor's price, ms",
  "p50",
  "p95",
  "largest",
  "prices",
  "documents",
  "failed",
];

/** Requests a price repeatedly; returns the duration of each, in milliseconds. */
async function pricesDuring(client: ApiClient, seconds: number): Promise<number[]> {
  const beginDate = addDays(new Date().toISOString().slice(0, 10), 1);
  const durations: number[] = [];
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; ) {
    const dayCount = 2 + (durations.length % 300);
    const endDate = addDays(beginDate, dayCount - 1);
    const startedAt = performance.now();
    const response = await client.send(calculateTravel, {
      body: { ...calculateTravel.examples.body, beginDate, endDate, dayCount },
    });
    durations.push(performance.now() - startedAt);
    if (response.status !== 200) throw new Error(`No price: ${response.status}`);
    await pause(PAUSE_BETWEEN_PRICES_MS);
  }
  return durations;
}

/** Requests one policy's document at a steady rate; returns the number of requests and of failures. */
async function documentsDuring(client: ApiClient, policyNumber: string, seconds: number) {
  const asked: Promise<boolean>[] = [];
  const next = () =>
    client.send(policyDocument, { params: { policyNumber }, query: {} }).then(
      ({ status, data }) => status === 200 && data.size > 0,
      () => false,
    );
  const timer = setInterval(() => asked.push(next()), 1_000 / DOCUMENTS_PER_SECOND);
  await pause(seconds * 1_000);
  clearInterval(timer);
  const fetched = await Promise.all(asked);
  return { asked: fetched.length, failed: fetched.filter((ok) => !ok).length };
}

function toRow(name: string, durations: readonly number[], asked: number, failed: number): Row {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  const largest = (sorted.at(-1) ?? Number.NaN).toFixed(1);
  return [name, at(0.5), at(0.95), largest, sorted.length, asked, failed];
}

/** Prices of one visitor alone and while another one fetches a policy document twenty times a second. */
export async function measureDocuments({ siteUrl }: Stage): Promise<Row[]> {
  const reader = await Buyer.arrive(siteUrl);
  const { client } = await Buyer.arrive(siteUrl);
  const policyNumber = await buyAs(reader, await boxOnSale(siteUrl));
  const alone = await pricesDuring(client, SECONDS);
  const [during, { asked, failed }] = await Promise.all([
    pricesDuring(client, SECONDS),
    documentsDuring(reader.client, policyNumber, SECONDS),
  ]);
  return [
    toRow("alone", alone, 0, 0),
    toRow(`${DOCUMENTS_PER_SECOND} documents a second`, during, asked, failed),
  ];
}

async function buyAs(buyer: Buyer, product: BoxProduct): Promise<string> {
  const { paymentId, redirectUrl } = await buyer.pay(await buyer.save(product));
  await pressAtBank(redirectUrl, "pay");
  const { policyNumber } = await buyer.waitForOutcome(paymentId);
  if (!policyNumber) throw new Error("The policy was not issued.");
  return policyNumber;
}
