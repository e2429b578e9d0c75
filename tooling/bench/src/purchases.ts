import { randomUUID } from "node:crypto";
import { type ApiClient, createApiClient } from "@sughurta/api-client";
import {
  type BoxProduct,
  checkPolicy,
  createPayment,
  payment,
  saveBox,
  startGuestSession,
} from "@sughurta/contracts";
import { boxOnSale } from "./box-on-sale.ts";
import type { Row } from "./print-table.ts";
import { cpuSecondsOf } from "./process-figures.ts";
import type { Stage } from "./stage.ts";

const BUYERS = 8;
const SECONDS = 10;

const holder = {
  lastName: "Саидова",
  firstName: "Мадина",
  phoneNumber: "992921234567",
  email: "madina@example.tj",
  gender: 1,
  birthDate: "1990-05-14",
  resident: "TJ",
  docNumber: "12345678",
  issueDate: "2018-02-01",
  issueInstitution: "ОВД Сино",
  agree: true,
} as const;

/** A visitor of their own, as the browser of somebody who has never been here. */
async function newVisitor(siteUrl: string): Promise<ApiClient> {
  const options = { baseUrl: siteUrl, getLanguage: () => "ru" as const };
  const session = await createApiClient(options).send(startGuestSession, {});
  if (session.status !== 200) throw new Error(`No guest session: ${session.status}`);
  const { access } = session.data;
  return createApiClient({ ...options, getAccessToken: () => access });
}

/** Buys one box; answers the policy number. */
export async function buy(
  client: ApiClient,
  { productCode, price }: Pick<BoxProduct, "productCode" | "price">,
): Promise<string> {
  const saved = await client.send(saveBox, {
    body: { ...holder, productCode, sumPrem: price },
    idempotencyKey: randomUUID(),
  });
  if (saved.status !== 201) throw new Error(`Not saved: ${JSON.stringify(saved.data)}`);
  const started = await client.send(createPayment, {
    body: { policyId: saved.data.id, policyType: "box", paymentOper: "dc" },
    idempotencyKey: randomUUID(),
  });
  if (started.status !== 201) throw new Error(`No payment: ${JSON.stringify(started.data)}`);
  await payAtTheBank(started.data.redirectUrl);
  const state = await client.send(payment, { params: { id: started.data.paymentId } });
  if (state.status !== 200 || state.data.status !== "paid" || !state.data.policyNumber) {
    throw new Error(`Not paid: ${JSON.stringify(state.data)}`);
  }
  return state.data.policyNumber;
}

async function payAtTheBank(bankPage: string): Promise<void> {
  const answer = await fetch(bankPage, {
    method: "POST",
    body: new URLSearchParams({ action: "pay" }),
    redirect: "manual",
  });
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new Error(`The bank page answered ${answer.status}.`);
}

/** Figures that insurer-api counts in its database. */
async function countedBy(apiUrl: string): Promise<{ paid: number; policies: number }> {
  const text = await (await fetch(`${apiUrl}/metrics`)).text();
  const figure = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1] ?? 0,
    );
  return { paid: figure('payments{state="paid"}'), policies: figure("policies") };
}

/** How many of the numbers a stranger finds in the check of a policy. */
async function knownPolicies(siteUrl: string, numbers: readonly string[]): Promise<number> {
  const stranger = await newVisitor(siteUrl);
  let known = 0;
  for (const policyNumber of numbers) {
    const answer = await stranger.send(checkPolicy, { body: { policyNumber } });
    if (answer.status === 200 && answer.data.policyNumber === policyNumber) known += 1;
  }
  return known;
}

/** Whole purchases per second; throws unless every paid order has exactly one policy of its own. */
export async function measurePurchases({ siteUrl, apiUrl, site, api }: Stage): Promise<Row[]> {
  const product = await boxOnSale(siteUrl);
  const before = await countedBy(apiUrl);
  const pids = [site, api].map((service) => service.process.pid ?? 0);
  const cpuBefore = pids.map(cpuSecondsOf);
  const numbers: string[] = [];
  const startedAt = performance.now();
  const until = startedAt + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      // From the guest session of a new visitor, through the gateway.
      while (performance.now() < until) {
        numbers.push(await buy(await newVisitor(siteUrl), product));
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const [siteCpu, apiCpu] = pids.map((pid, index) => cpuSecondsOf(pid) - (cpuBefore[index] ?? 0));
  const after = await countedBy(apiUrl);
  const own = [...new Set(numbers)];
  const figures = {
    "paid orders": numbers.length,
    "policy numbers that differ": own.length,
    "payments that insurer-api counts as paid": after.paid - before.paid,
    "policies in its database": after.policies - before.policies,
    "policies that the check of a policy knows": await knownPolicies(siteUrl, own),
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
