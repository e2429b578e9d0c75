import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { printTable, type Row } from "@sughurta/bootstrap/print-table";
import { cpuSecondsOfFamily, readCpuSeconds } from "@sughurta/bootstrap/process-figures";
import { onStopSignal } from "@sughurta/bootstrap/stop-signals";
import { boxOnSale, buyBox } from "@sughurta/faults/buyer";
import { startPostgres } from "@sughurta/insurer-api/testing/start-postgres";
import { Cluster } from "../cluster.ts";
import { canLimitCpu } from "../cpu-share.ts";
import { purchase } from "../purchases.ts";
import { type DelayProxy, startDelayProxy } from "./delay-proxy.ts";
import { buyersInLine, type Cost, type Machines } from "./shop-model.ts";

const { values } = parseArgs({ options: { purchases: { type: "string", default: "200" } } });
const SHARE = 0.25;
const COPIES = [1, 2, 4];
const ROUND_TRIPS_MS = [0, 5];
const BUYERS = 8;
const ALONE = 20;
/** Purchases before the first measured ones: code is compiled while it runs for the first time. */
const WARM_UP = 60;
/** Session, order, payment, page of the bank, outcome. */
const REQUESTS = 5;
/** Share of the work of insurer-api for a purchase that the buyer does not wait for: document, messages, webhooks. */
const LATER = 0.5;
const HEAD: Row = [
  "copies",
  "to the database",
  "a second",
  "predicted",
  "off",
  "p95 ms",
  "predicted",
  "off",
];

onStopSignal(() => process.exit(1));

/** Processor milliseconds and statements of one purchase. */
interface Used {
  readonly site: number;
  readonly api: number;
  readonly database: number;
  readonly buyers: number;
  readonly statements: number;
}

/** Reads what all processes have used since the last call, divided by a number of purchases. */
function meter(cluster: Cluster, proxy: DelayProxy, postmaster: number) {
  const totals = () => [
    ...[cluster.sitePids, cluster.apiPids].map((pids) =>
      pids.reduce((sum, pid) => sum + readCpuSeconds(pid) * 1_000, 0),
    ),
    cpuSecondsOfFamily(postmaster) * 1_000,
    readCpuSeconds(process.pid) * 1_000,
    proxy.questions,
  ];
  const before = totals();
  return (purchases: number): Used => {
    const [site = 0, api = 0, database = 0, buyers = 0, statements = 0] = totals().map(
      (total, place) => (total - (before[place] ?? 0)) / purchases,
    );
    return { site, api, database, buyers, statements };
  };
}

/** Milliseconds of a purchase on an idle shop. */
async function alone(siteUrl: string): Promise<number> {
  const product = await boxOnSale(siteUrl);
  await buyBox(siteUrl, product);
  const from = performance.now();
  for (let count = 0; count < ALONE; count += 1) await buyBox(siteUrl, product);
  return (performance.now() - from) / ALONE;
}

/** All but insurer-api share the rest of this machine. */
const toCost = ({ site, api, database, buyers, statements }: Used, aloneMs: number): Cost => {
  const siteMs = site + buyers + database;
  const apiMs = api * (1 - LATER);
  return {
    siteMs,
    apiMs,
    databaseMs: 0,
    requests: REQUESTS,
    statements: statements * (1 - LATER),
    waitMs: Math.max(0, aloneMs - siteMs - apiMs / SHARE),
    backgroundApiMs: api * LATER,
  };
};

const machinesFor = (apis: number, roundTripMs: number): Machines => ({
  apis,
  apiShare: SHARE,
  sites: 1,
  siteShare: Math.min(1, cpus().length - apis * SHARE),
  databaseCores: 1,
  roundTripMs,
});

const off = (predicted: number, measured: number) =>
  `${Math.round((predicted / measured - 1) * 100)} %`;

const postgres = await startPostgres();
const direct = new URL(postgres.url);
const proxy = await startDelayProxy(Number(direct.port));
direct.port = String(proxy.port);
const cluster = await Cluster.start(canLimitCpu() ? SHARE : undefined, async () => ({
  url: direct.href,
  stop: async () => {
    await proxy.stop();
    await postgres.stop();
  },
}));
try {
  await cluster.scale(1, 2);
  const [file] = await cluster.query("select pg_read_file('postmaster.pid') as text");
  const postmaster = Number.parseInt(String(file?.text), 10);
  await purchase(cluster, WARM_UP);
  let cost: Cost | undefined;
  const rows: Row[] = [];
  for (const copies of COPIES) {
    await cluster.scale(copies);
    for (const roundTripMs of ROUND_TRIPS_MS) {
      proxy.delayMs = roundTripMs / 2;
      const aloneMs = cost ? 0 : await alone(cluster.siteUrl);
      const used = meter(cluster, proxy, postmaster);
      const { paid, perSecond, p95Ms, faults } = await purchase(cluster, Number(values.purchases));
      if (faults.length > 0) throw new Error(faults.join("; "));
      if (!cost) {
        const each = used(paid);
        console.log({ ...each, aloneMs });
        cost = toCost(each, aloneMs);
      }
      const forecast = buyersInLine(cost, BUYERS, machinesFor(copies, roundTripMs));
      const predicted = forecast.flows.get("purchase");
      if (!predicted) continue;
      const row = [
        copies,
        `${roundTripMs} ms`,
        ...[perSecond.toFixed(2), predicted.perSecond.toFixed(2)],
        off(predicted.perSecond, perSecond),
        ...[Math.round(p95Ms), Math.round(predicted.p95Ms)],
        off(predicted.p95Ms, p95Ms),
      ];
      console.log(row.join(" | "));
      rows.push(row);
    }
  }
  printTable("Predicted and measured, eight buyers", HEAD, rows);
} finally {
  await cluster.stop();
}
process.exit(0);
