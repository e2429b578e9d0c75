import type { Row } from "@sughurta/bootstrap/print-table";
import { calculateBox } from "@sughurta/contracts/box";
import { toWire } from "@sughurta/contracts/core";
import { Buyer, boxOnSale, buyBox, pause } from "@sughurta/faults/buyer";
import { BUSY_SECONDS } from "@sughurta/server-kit";
import type { Stage } from "./stage.ts";

/** About three times what one machine serves: each loop sends its next request once it has a response. */
const BUYERS = 24;
const QUOTING = 120;
const SECONDS = 20;

interface ResponseData {
  readonly status: number;
  readonly ms: number;
}

const percentile = (responses: readonly ResponseData[], share: number) => {
  const sorted = responses.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
};

/** Requests a price over HTTP, without the client that would repeat it. */
async function quote(siteUrl: string, access: string, productCode: string): Promise<ResponseData> {
  const startedAt = performance.now();
  const response = await fetch(`${siteUrl}${calculateBox.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${access}` },
    body: JSON.stringify(toWire({ productCode })),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - startedAt };
}

/** Requests to which insurer-api responded with 503, by call. */
async function refusedCalls(metricsUrl: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const lines = text.matchAll(/^http_requests_total\{call="([^"]+)",status="503"\} (\d+)/gm);
  return new Map([...lines].map(([, call = "", count]) => [call, Number(count)]));
}

/** Responses while more people buy and ask for prices than fit; throws where a payment was refused. */
export async function measureOverload({ siteUrl, metricsUrl }: Stage): Promise<Row[]> {
  const product = await boxOnSale(siteUrl);
  const { access } = await Buyer.arrive(siteUrl);
  const quotes: ResponseData[] = [];
  const purchases: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  const isOn = () => performance.now() < until;
  await Promise.all([
    ...Array.from({ length: QUOTING }, async () => {
      while (isOn()) {
        const response = await quote(siteUrl, access, product.productCode);
        quotes.push(response);
        // As a browser does after `Retry-After`.
        if (response.status === 503) await pause(BUSY_SECONDS * 1_000);
      }
    }),
    ...Array.from({ length: BUYERS }, async () => {
      while (isOn()) {
        const startedAt = performance.now();
        await buyBox(siteUrl, product);
        purchases.push(performance.now() - startedAt);
      }
    }),
  ]);
  const endedAt = performance.now();
  while ((await quote(siteUrl, access, product.productCode)).status !== 200);
  const recoveryMs = performance.now() - endedAt;
  const refused = await refusedCalls(metricsUrl);
  const refusedPayments = refused.get("createPayment") ?? 0;
  if (refusedPayments > 0) throw new Error(`${refusedPayments} payments were refused`);
  const admitted = quotes.filter(({ status }) => status === 200);
  const shed = quotes.filter(({ status }) => status === 503);
  const bought = purchases.map((ms) => ({ status: 201, ms }));
  return [
    ["quotes answered a second", Math.round(admitted.length / SECONDS), ""],
    ["quotes answered, p95 ms", percentile(admitted, 0.95), "≤ 3000"],
    ["quotes refused a second", Math.round(shed.length / SECONDS), ""],
    ["quotes refused, p95 ms", percentile(shed, 0.95), "≤ 2000"],
    ["quotes with another answer", quotes.length - admitted.length - shed.length, "0"],
    ["purchases a second", (purchases.length / SECONDS).toFixed(1), ""],
    ["purchases, p50 ms with waits", percentile(bought, 0.5), ""],
    ["purchases, p95 ms with waits", percentile(bought, 0.95), ""],
    ["orders refused by insurer-api", refused.get("saveBox") ?? 0, ""],
    ["payments refused by insurer-api", refusedPayments, "0"],
    ["ms until a quote is answered again", Math.round(recoveryMs), ""],
  ];
}
