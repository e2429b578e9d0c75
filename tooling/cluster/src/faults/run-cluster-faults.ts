import type { Row } from "@sughurta/bootstrap/print-table";
import { pause } from "@sughurta/faults/buyer";
import { startPostgres } from "@sughurta/insurer-api/testing/start-postgres";
import { Cluster } from "../cluster.ts";
import { startDatabaseNodes } from "../database-nodes.ts";
import { purchase } from "../purchases.ts";
import { type ClusterFault, nodeFaults, shopFaults } from "./cluster-faults.ts";
import { startCutProxy } from "./cut-proxy.ts";
import { ResponseWatch } from "./response-watch.ts";

const COPIES = 2;
/** Sales before a fault. */
const WARM_UP = 8;
/** Time in which the shop has to sell again. */
const AGAIN_MS = 30_000;
const AFTER_MS = 5_000;
const RETRY_LIMIT_MS = 120_000;
const PAUSE_MS = 100;

/** Head of the table of {@link runClusterFaults}. */
export const FAULTS_HEAD: Row = [
  "fault",
  "seconds",
  "paid",
  "longest pause",
  "sells again after",
  "5xx",
  "lost",
  "longest response",
  "broken",
];

/** The names that `--only` accepts. */
export const FAULT_PARTS: ReadonlySet<string> = new Set(
  [...shopFaults, ...nodeFaults].map(({ part }) => part),
);

/** Causes each wanted fault while visitors buy; returns what they saw and which rules are broken. */
export async function runClusterFaults(isWanted: (part: string) => boolean): Promise<Row[]> {
  const wanted = <Place>(faults: readonly ClusterFault<Place>[]) =>
    faults.filter(({ part }) => isWanted(part));
  return [...(await onOneServer(wanted(shopFaults))), ...(await onNodes(wanted(nodeFaults)))];
}

async function onOneServer(faults: typeof shopFaults): Promise<Row[]> {
  if (faults.length === 0) return [];
  const postgres = await startPostgres();
  const databaseUrl = postgres.url;
  const network = await startCutProxy(Number(new URL(databaseUrl).port));
  const url = new URL(databaseUrl);
  url.port = String(network.port);
  const stop = async () => {
    await network.stop();
    await postgres.stop();
  };
  const cluster = await Cluster.start(undefined, async () => ({ url: url.href, stop }));
  return tryAll(cluster, faults, { cluster, network, databaseUrl });
}

async function onNodes(faults: typeof nodeFaults): Promise<Row[]> {
  if (faults.length === 0) return [];
  const canMount = process.getuid?.() === 0;
  const tried = faults.filter(({ part }) => canMount || part !== "standby-disk");
  if (tried.length < faults.length) console.log("Only root can give a standby a small disk.");
  const nodes = await startDatabaseNodes({ smallDisks: canMount });
  const cluster = await Cluster.start(undefined, async () => nodes);
  return tryAll(cluster, tried, { cluster, nodes });
}

async function tryAll<Place>(
  cluster: Cluster,
  faults: readonly ClusterFault<Place>[],
  place: Place,
): Promise<Row[]> {
  const rows: Row[] = [];
  try {
    await cluster.scale(COPIES);
    await purchase(cluster, WARM_UP);
    for (const fault of faults) {
      rows.push(await tryFault(cluster, fault, place));
    }
    return rows;
  } finally {
    await cluster.stop();
  }
}

async function tryFault<Place>(
  cluster: Cluster,
  { what, seconds, balancerResponds = false, begin }: ClusterFault<Place>,
  place: Place,
): Promise<Row> {
  const watch = new ResponseWatch();
  const soldAt: number[] = [];
  let mendedAt = Number.POSITIVE_INFINITY;
  let isOver = false;
  const soldSince = (moment: number) => soldAt.find((at) => at > moment);
  const disturbed = (async () => {
    try {
      while (soldAt.length === 0) await pause(PAUSE_MS);
      const mend = await begin(place);
      await pause(seconds * 1_000);
      mendedAt = performance.now();
      await mend();
      const giveUpAt = mendedAt + AGAIN_MS;
      while (soldSince(mendedAt) === undefined && performance.now() < giveUpAt) {
        await pause(PAUSE_MS);
      }
      await pause(AFTER_MS);
    } finally {
      isOver = true;
    }
  })();
  const result = await purchase(cluster, Number.POSITIVE_INFINITY, () => isOver, {
    retryLimitMs: RETRY_LIMIT_MS,
    fetch: watch.fetch,
    onSold: () => soldAt.push(performance.now()),
  });
  await disturbed;
  const againMs = (soldSince(mendedAt) ?? Number.POSITIVE_INFINITY) - mendedAt;
  const pauses = soldAt.map((at, place) => at - (soldAt[place - 1] ?? at));
  const { hung, silent, lost, refused, slowestMs } = watch;
  const broken = [
    ...result.faults,
    ...(againMs <= AGAIN_MS ? [] : ["does not sell again in time"]),
    ...(hung === 0 ? [] : [`${hung} requests got no response`]),
    ...(silent === 0 || balancerResponds ? [] : [`${silent} refusals without Retry-After`]),
    ...(lost === 0 || balancerResponds ? [] : [`${lost} lost connections`]),
  ];
  const inSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
  return [
    what,
    seconds,
    result.paid,
    inSeconds(Math.max(0, ...pauses)),
    inSeconds(againMs),
    refused,
    lost,
    inSeconds(slowestMs),
    broken.join("; ") || "nothing",
  ];
}
