import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { printTable, type Row } from "@sughurta/bootstrap/print-table";
import { cpuSecondsOfFamily, getTurn, readCpuSeconds } from "@sughurta/bootstrap/process-figures";
import { onStopSignal } from "@sughurta/bootstrap/stop-signals";
import { boxOnSale, buyBox, pause } from "@sughurta/faults/buyer";
import { startPostgres } from "@sughurta/insurer-api/testing/start-postgres";
import { Cluster } from "../cluster.ts";
import { canLimitCpu } from "../cpu-share.ts";
import { purchase } from "../purchases.ts";
import { type DelayProxy, startDelayProxy } from "./delay-proxy.ts";
import { VISITS, visit } from "./measure-visit.ts";
import { buyersInLine, type Cost, type Machines } from "./shop-model.ts";

const { values } = parseArgs({
  options: {
    purchases: { type: "string", default: "200" },
    only: { type: "string", default: "visits,purchases" },
  },
});
const asked = new Set(values.only.split(","));
const SHARE = 0.25;
const COPIES = [1, 2, 4];
const ROUND_TRIPS_MS = [0, 5];
const BUYERS = 8;
const ALONE = 12;
/** Longer than the work that a purchase leaves behind. */
const QUIET_MS = 3_000;
/** Purchases before the first measured ones: code is compiled while it runs for the first time. */
const WARM_UP = 60;
/** Session, order, payment, page of the bank, outcome. */
const REQUESTS = 5;
const HEAD: Row = [
  "copies",
  "to the database",
  "of a core",
  "a second",
  "predicted",
  "off",
  "p95 ms",
  "predicted",
  "off",
];
const VISIT_HEAD: Row = ["what", "storefront", "insurer-api", "database", "statements"];

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

/**
 * Reads what share of a core the programs have got since the last call while they worked: this machine may be shared, and
 * has fewer cores than the cluster has programs.
 */
function getPace(cluster: Cluster): () => number {
  const turns = () =>
    [...cluster.sitePids, ...cluster.apiPids, process.pid]
      .map(getTurn)
      .reduce((sum, { workedMs, waitedMs }) => ({
        workedMs: sum.workedMs + workedMs,
        waitedMs: sum.waitedMs + waitedMs,
      }));
  const before = turns();
  return () => {
    const { workedMs, waitedMs } = turns();
    const worked = workedMs - before.workedMs;
    return worked / (worked + waitedMs - before.waitedMs);
  };
}

/** A purchase on an idle shop: how long it takes, and what is used until the buyer has the policy. */
interface Alone {
  readonly ms: number;
  readonly api: number;
  readonly statements: number;
  readonly pace: number;
}

async function alone(cluster: Cluster, read: () => (purchases: number) => Used): Promise<Alone> {
  const { siteUrl } = cluster;
  const product = await boxOnSale(siteUrl);
  const pace = getPace(cluster);
  let [ms, api, statements] = [0, 0, 0];
  for (let count = 0; count < ALONE; count += 1) {
    await pause(QUIET_MS);
    const used = read();
    const from = performance.now();
    await buyBox(siteUrl, product);
    const each = used(ALONE);
    ms += (performance.now() - from) / ALONE;
    api += each.api;
    statements += each.statements;
  }
  return { ms, api, statements, pace: pace() };
}

/** All but insurer-api share the rest of this machine. */
const toCost = ({ site, api, database, buyers }: Used, one: Alone): Cost => {
  const siteMs = site + buyers + database;
  // Work together costs less than alone.
  const apiMs = Math.min(api, one.api);
  return {
    siteMs,
    apiMs,
    databaseMs: 0,
    requests: REQUESTS,
    statements: one.statements,
    // On an idle shop insurer-api works at full speed: its share of a period is rarely used up.
    waitMs: Math.max(0, one.ms - (siteMs + one.api) / one.pace),
    backgroundApiMs: api - apiMs,
  };
};

const machinesFor = (apis: number, roundTripMs: number, pace: number): Machines => ({
  apis,
  apiShare: SHARE,
  sites: cpus().length,
  siteShare: 1,
  databaseCores: 1,
  roundTripMs,
  pace,
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
  const visits: Row[] = [];
  for (const [name, each] of asked.has("visits") ? Object.entries(VISITS) : []) {
    await visit(cluster.siteUrl, each);
    const used = meter(cluster, proxy, postmaster);
    await visit(cluster.siteUrl, each);
    const { site, api, database, statements } = used(each.times);
    visits.push([name, ...[site, api, database, statements].map((one) => one.toFixed(2))]);
  }
  printTable("Processor ms of a visit", VISIT_HEAD, visits);
  let cost: Cost | undefined;
  const rows: Row[] = [];
  for (const copies of asked.has("purchases") ? COPIES : []) {
    await cluster.scale(copies);
    for (const roundTripMs of ROUND_TRIPS_MS) {
      proxy.delayMs = roundTripMs / 2;
      const read = () => meter(cluster, proxy, postmaster);
      const one = cost ? undefined : await alone(cluster, read);
      const used = read();
      const count = Number(values.purchases);
      let sold = 0;
      let each: Used | undefined;
      let pace = 1;
      const readPace = getPace(cluster);
      // Until the last sale: what waits then is done after the measured time.
      const onSold = () => {
        sold += 1;
        if (sold < count) return;
        each = used(count);
        pace = readPace();
      };
      const { perSecond, p95Ms, faults } = await purchase(cluster, count, undefined, { onSold });
      if (faults.length > 0) throw new Error(faults.join("; "));
      if (each && one) cost = toCost(each, one);
      if (!cost) continue;
      const forecast = buyersInLine(cost, BUYERS, machinesFor(copies, roundTripMs, pace));
      const predicted = forecast.flows.get("purchase");
      if (!predicted) continue;
      const row = [
        copies,
        `${roundTripMs} ms`,
        pace.toFixed(2),
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
