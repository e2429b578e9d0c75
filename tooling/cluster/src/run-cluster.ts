import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { printTable, type Row } from "@sughurta/bootstrap/print-table";
import { ROOT } from "@sughurta/bootstrap/repository";
import { onStopSignal } from "@sughurta/bootstrap/stop-signals";
import { pause } from "@sughurta/faults/buyer";
import { Cluster, type Way } from "./cluster.ts";
import { canLimitCpu } from "./cpu-share.ts";
import { startDatabaseNodes } from "./database-nodes.ts";
import { EDGE_HEAD, runEdge } from "./edge/run-edge.ts";
import { FAULT_PARTS, FAULTS_HEAD, runClusterFaults } from "./faults/run-cluster-faults.ts";
import { type Purchases, purchase, saveOrders } from "./purchases.ts";
import { buildRelease, commitBeforeMigration } from "./release.ts";
import { restoreToMinute } from "./restore.ts";

const FEW = 200;
const MANY = 2_000;
/** Share of a core of each copy of insurer-api. */
const SHARE = 0.25;
const KILL_EVERY_MS = 10_000;
const KILLS = 6;
const PRIMARY_KILLS = 10;
const SALE_PAUSE_MS = 200;
/** Orders that are saved before an upgrade and paid after it. */
const SAVED_ORDERS = 8;

const { values } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    purchases: { type: "string" },
    only: { type: "string" },
    from: { type: "string" },
  },
});
const count = Number(values.purchases ?? (values.full ? MANY : FEW));
const only = values.only?.split(",");
const isWanted = (name: string) => only?.includes(name) ?? true;

// Every peer and disk of the cluster ends with this process.
process.setMaxListeners(100);
onStopSignal(() => process.exit(1));

const HEAD = ["what", "copies", "database", "paid", "a second", "p95", "refused", "broken"];
const rows: Row[] = [];
const record = (what: string, copies: number, way: Way, result: Purchases) => {
  const { paid, perSecond, p95Ms, refused, faults } = result;
  const broken = faults.join("; ") || "nothing";
  const times = [perSecond.toFixed(2), `${Math.round(p95Ms)} ms`];
  const row = [what, copies, way, paid, ...times, refused, broken];
  rows.push(row);
  console.log(row.join(" | "));
};

/** Replaces every copy, one at a time, while others serve. */
async function replaceAll(cluster: Cluster): Promise<void> {
  for (const name of [...cluster.running("api"), ...cluster.running("site")]) {
    await cluster.stopCopy(name);
    await cluster.startCopy(name);
  }
}

/** Buys while `disturb` runs. */
async function purchaseDuring(cluster: Cluster, disturb: () => Promise<void>): Promise<Purchases> {
  let isOver = false;
  const disturbed = disturb().finally(() => {
    isOver = true;
  });
  const result = await purchase(cluster, Number.POSITIVE_INFINITY, () => isOver);
  await disturbed;
  return result;
}

/**
 * Replaces copies of an earlier release, one at a time, and pays orders that were saved with it. The database is a new
 * one, which the earlier release creates.
 */
async function upgrade(): Promise<void> {
  const earlier = await buildRelease(values.from ?? commitBeforeMigration());
  const cluster = await Cluster.start(undefined);
  try {
    cluster.release = earlier.folder;
    await cluster.scale(2);
    const saved = await saveOrders(cluster.siteUrl, SAVED_ORDERS);
    cluster.release = ROOT;
    const upgraded = await purchaseDuring(cluster, () => replaceAll(cluster));
    const numbers = await Promise.all(saved.map((pay) => pay()));
    const lost = SAVED_ORDERS - new Set(numbers).size;
    const faults = lost === 0 ? upgraded.faults : [...upgraded.faults, `${lost} orders are lost`];
    record(`upgrade from ${earlier.commit}`, 2, cluster.way, { ...upgraded, faults });
  } finally {
    await cluster.stop();
    await earlier.remove();
  }
}

/** Kills the primary of the database again and again; prints the seconds until the shop sells again. */
async function failOver(): Promise<void> {
  const nodes = await startDatabaseNodes();
  const cluster = await Cluster.start(undefined, async () => nodes);
  try {
    await cluster.scale(2);
    const seconds: number[] = [];
    const result = await purchaseDuring(cluster, async () => {
      for (let kill = 0; kill < PRIMARY_KILLS; kill += 1) {
        await pause(KILL_EVERY_MS);
        const sold = await cluster.paidOrders();
        const killedAt = performance.now();
        const name = await nodes.killPrimary();
        while ((await cluster.paidOrders().catch(() => sold)) <= sold) await pause(SALE_PAUSE_MS);
        seconds.push((performance.now() - killedAt) / 1_000);
        await nodes.startAgain(name);
      }
    });
    const slowest = Math.max(...seconds).toFixed(1);
    record(
      `primary killed ${PRIMARY_KILLS} times, sells again in ≤ ${slowest} s`,
      2,
      "direct",
      result,
    );
  } finally {
    await cluster.stop();
  }
}

/** Purchases with several copies, with killed copies and with rotated secrets, on one database. */
async function runCopies(): Promise<void> {
  const cluster = await Cluster.start(canLimitCpu() ? SHARE : undefined);
  try {
    if (!canLimitCpu())
      console.log("The copies have no limit of CPU: this machine has no cgroups.");
    for (const way of ["direct", "pooled"] as const) {
      if (!isWanted("copies")) break;
      cluster.way = way;
      for (const name of cluster.running("api")) await cluster.stopCopy(name);
      for (const copies of [1, 2, 4]) {
        await cluster.scale(copies);
        record("purchases", copies, way, await purchase(cluster, count));
      }
    }
    for (const name of cluster.running("api")) await cluster.kill(name);

    if (isWanted("kill")) {
      cluster.way = "pooled, polling";
      await cluster.scale(2);
      const killed = await purchaseDuring(cluster, async () => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          await pause(KILL_EVERY_MS);
          const name = `api-${kill % 2}`;
          await cluster.kill(name);
          await cluster.startCopy(name);
        }
      });
      record("a copy killed every 10 s", 2, cluster.way, killed);
    }

    if (isWanted("keys")) {
      cluster.way = "direct";
      await cluster.scale(2);
      const names = ["SESSION_SECRET", "USER_TOKEN_SECRET", "SITE_TOKEN_SECRET", "DRAFT_KEY"];
      const fresh = randomBytes(32).toString("hex");
      const setAll = (list: (old: string) => string) =>
        Object.fromEntries(names.map((name) => [name, list(cluster.getSecret(name))]));
      const steps = [
        setAll((old) => `${old},${fresh}`),
        setAll((old) => `${fresh},${old}`),
        setAll(() => fresh),
      ];
      const rotated = await purchaseDuring(cluster, async () => {
        for (const settings of steps) {
          cluster.settings = settings;
          await replaceAll(cluster);
        }
      });
      record("every key rotated", 2, cluster.way, rotated);
    }
  } finally {
    await cluster.stop();
  }
}

if (["copies", "kill", "keys"].some(isWanted)) await runCopies();
if (isWanted("upgrade")) await upgrade();
if (isWanted("primary")) await failOver();
if (isWanted("restore")) record("restored to a minute", 1, "direct", await restoreToMinute());
const isFaultWanted = (part: string) => isWanted("faults") || isWanted(part);
const faulty = [...FAULT_PARTS].some(isFaultWanted) ? await runClusterFaults(isFaultWanted) : [];
const atEdge = isWanted("edge") ? await runEdge() : [];
if (rows.length > 0) printTable("Copies", HEAD, rows);
if (faulty.length > 0) printTable("Faults", FAULTS_HEAD, faulty);
if (atEdge.length > 0) printTable("At the edge", EDGE_HEAD, atEdge);
process.exit([...rows, ...faulty, ...atEdge].every((row) => row.at(-1) === "nothing") ? 0 : 1);
