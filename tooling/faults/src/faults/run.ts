import { boxOnSale } from "../buyer.ts";
import { brokenInvariants } from "../invariants.ts";
import { type EngineName, type Settings, World } from "../world/world.ts";
import type { Fault, Scene } from "./fault.ts";
import { orderFaults } from "./order-faults.ts";
import { outageFaults } from "./outage-faults.ts";
import { paymentFaults } from "./payment-faults.ts";
import { pagesOf, serviceFaults } from "./service-faults.ts";

/** Every fault of the table. */
export const FAULTS: readonly Fault[] = [
  ...orderFaults,
  ...paymentFaults,
  ...serviceFaults,
  ...outageFaults,
];

/** How a fault ended over all its times. */
export interface FaultResult {
  readonly name: string;
  readonly promise: string;
  readonly times: number;
  readonly kept: number;
  readonly slowestMs: number;
  /** The slowest recovery, for faults that measure one. */
  readonly recoveryMs: number | undefined;
  /** Why the promise was broken, each reason once. */
  readonly reasons: readonly string[];
}

/** Breaks everything `times` times on a database and asks it afterwards. */
export async function runFaults(
  engine: EngineName,
  times: number,
  settings: Settings = {},
): Promise<{ results: FaultResult[]; sold: number; broken: readonly string[] }> {
  const world = await World.start(engine, settings);
  try {
    const product = await boxOnSale(world.siteUrl);
    const scene = { world, product };
    // What was read once is what an outage finds, in the next process too.
    for (const path of pagesOf(product)) await (await fetch(world.siteUrl + path)).text();
    await world.untilContentIsOnDisk("/api/all_boxes");
    const results: FaultResult[] = [];
    for (const fault of FAULTS.filter(({ needsServer }) => engine === "server" || !needsServer)) {
      results.push(await repeat(fault, scene, times));
      world.proxy.heal();
    }
    return { results, ...(await brokenInvariants(world)) };
  } finally {
    await world.stop();
  }
}

async function repeat(fault: Fault, scene: Scene, times: number): Promise<FaultResult> {
  let kept = 0;
  let slowestMs = 0;
  let recoveryMs: number | undefined;
  const reasons = new Set<string>();
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    try {
      await fault.run(scene, (milliseconds) => {
        recoveryMs = Math.max(recoveryMs ?? 0, milliseconds);
      });
      kept += 1;
    } catch (error) {
      reasons.add(error instanceof Error ? error.message : String(error));
    }
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }
  const { name, promise } = fault;
  return { name, promise, times, kept, slowestMs, recoveryMs, reasons: [...reasons] };
}
