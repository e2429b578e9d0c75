import { parseArgs } from "node:util";
import { printTable, type Row } from "@sughurta/bootstrap/print-table";
import { OUTCOME, PURCHASE, VISIT, VISITORS_PER_PURCHASE } from "./costs.ts";
import { busyHour, copiesFor, type Machines } from "./shop-model.ts";

const { values } = parseArgs({
  options: {
    purchases: { type: "string", default: "100,1000,5000,20000" },
    "round-trip": { type: "string", default: "1" },
    share: { type: "string", default: "1" },
  },
});
const roundTripMs = Number(values["round-trip"]);
const share = Number(values.share);
const shares = { apiShare: share, siteShare: share };
/** A holiday beside an ordinary busy hour. */
const PEAK = 5;
/** Limits of one address in one copy of the storefront, a minute: new visitors, and prices of one product. */
const ADDRESS_LIMITS = { visitors: 1_500, quotes: 1_500 };
/** How often, and for how long, a waiting buyer's page asks for the outcome of a payment. */
const ASKED_TIMES = 40;

const machinesFor = (purchases: number): Machines => ({
  ...shares,
  ...copiesFor(VISIT, purchases, shares),
  roundTripMs,
});

const percent = (of: number | undefined) => `${Math.round((of ?? 0) * 100)} %`;

function hourRow(name: string, purchases: number, machines: Machines): Row {
  const { flows, busy } = busyHour(VISIT, purchases, machines);
  const p95 = (flow: string) =>
    (flows.get(flow)?.p95Ms ?? Number.NaN).toFixed(flow === "purchase" ? 0 : 1);
  return [
    name,
    purchases,
    machines.apis,
    machines.sites,
    machines.databaseCores,
    ...["api", "site", "database"].map((station) => percent(busy.get(station))),
    ...["purchase", "quote", "page rendered"].map(p95),
  ];
}

const asked = values.purchases.split(",").map(Number);
printTable(
  `Copies of ${share} core, ${roundTripMs} ms to the database: copies needed, busy, p95 in ms`,
  [
    "hour",
    "purchases",
    "APIs",
    "storefronts",
    "database cores",
    "API",
    "storefront",
    "database",
    "purchase",
    "quote",
    "page",
  ],
  asked.flatMap((purchases) => [
    hourRow("ordinary", purchases, machinesFor(purchases)),
    hourRow("half as many again, same copies", purchases * 1.5, machinesFor(purchases)),
    hourRow("holiday", purchases * PEAK, machinesFor(purchases * PEAK)),
  ]),
);

/** Purchases an hour from one address until visitors without fault are refused; limits count in each storefront. */
function behindOneAddress(sites: number): number {
  const quotes = VISIT.quote?.perPurchase ?? 1;
  const perMinute = Math.min(
    ADDRESS_LIMITS.visitors / VISITORS_PER_PURCHASE,
    ADDRESS_LIMITS.quotes / quotes,
  );
  return Math.floor(perMinute * 60 * sites);
}

/** What a provider that reports nothing for an hour leaves behind: questions of waiting buyers, then all its reports. */
function silentHourRow(purchases: number): Row {
  const machines = machinesFor(purchases);
  const waiting = { cost: OUTCOME, perPurchase: ASKED_TIMES };
  const { busy } = busyHour({ ...VISIT, waiting }, purchases, machines);
  const settledMs = (PURCHASE.apiMs + PURCHASE.backgroundApiMs) * 0.6;
  const freeCores = machines.apis * share * (1 - (busy.get("api") ?? 0));
  const drained = (purchases * settledMs) / 60_000 / freeCores;
  return [
    purchases,
    machines.apis,
    machines.sites,
    percent(busy.get("api")),
    percent(busy.get("site")),
    drained.toFixed(1),
    behindOneAddress(machines.sites),
  ];
}

printTable(
  "A provider silent for an hour, and a crowd behind one address",
  [
    "purchases",
    "APIs",
    "storefronts",
    "API",
    "storefront",
    "minutes until settled",
    "an hour from one address",
  ],
  asked.map(silentHourRow),
);
