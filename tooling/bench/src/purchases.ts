import type { Row } from "@sughurta/bootstrap/print-table";
import { readCpuSeconds } from "@sughurta/bootstrap/process-figures";
import { checkPolicy } from "@sughurta/contracts/policy";
import { Buyer, boxOnSale, buyBox } from "@sughurta/faults/buyer";
import type { Stage } from "./stage.ts";

const BUYERS = 8;
const SECONDS = 10;

/** Figures that insurer-api counts in its database. */
async function countedBy(metricsUrl: string): Promise<{ paid: number; policies: number }> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const figure = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1] ?? 0,
    );
  return { paid: figure('payments{state="paid"}'), policies: figure("policies") };
}

/** Number of policy numbers that a stranger can find with the policy check. */
async function storedPolicies(siteUrl: string, numbers: readonly string[]): Promise<number> {
  const stranger = (await Buyer.arrive(siteUrl)).client;
  let known = 0;
  for (const policyNumber of numbers) {
    const response = await stranger.send(checkPolicy, { body: { policyNumber } });
    if (response.status === 200 && response.data.policyNumber === policyNumber) known += 1;
  }
  return known;
}

/** Whole purchases per second; throws unless every paid order has exactly one policy of its own. */
export async function measurePurchases({ siteUrl, metricsUrl, site, api }: Stage): Promise<Row[]> {
  const product = await boxOnSale(siteUrl);
  const before = await countedBy(metricsUrl);
  const pids = [site, api].map((service) => service.process.pid ?? 0);
  const cpuBefore = pids.map(readCpuSeconds);
  const numbers: string[] = [];
  const startedAt = performance.now();
  const until = startedAt + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      while (performance.now() < until) numbers.push(await buyBox(siteUrl, product));
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const [siteCpu, apiCpu] = pids.map((pid, index) => readCpuSeconds(pid) - (cpuBefore[index] ?? 0));
  const after = await countedBy(metricsUrl);
  const own = [...new Set(numbers)];
  const figures = {
    "paid orders": numbers.length,
    "policy numbers that differ": own.length,
    "payments that insurer-api counts as paid": after.paid - before.paid,
    "policies in its database": after.policies - before.policies,
    "policies that the check of a policy knows": await storedPolicies(siteUrl, own),
  };
  if (Object.values(figures).some((figure) => figure !== numbers.length)) {
    throw new Error(`Paid orders and policies differ: ${JSON.stringify(figures)}`);
  }
  return [
    ["purchases per second", (numbers.length / seconds).toFixed(1)],
    ["storefront, CPU ms per purchase", msPer(siteCpu, numbers.length)],
    ["insurer-api, CPU ms per purchase", msPer(apiCpu, numbers.length)],
    ...Object.entries(figures),
  ];
}

const msPer = (seconds = 0, count = 1) => ((seconds * 1000) / count).toFixed(0);
