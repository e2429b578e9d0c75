import { boxOnSale } from "../buyer.ts";
import {
  type EngineName,
  type Settings,
  TestEnvironment,
} from "../environment/test-environment.ts";
import { brokenInvariants } from "../invariants.ts";
import type { Fault } from "./fault.ts";
import { orderFaults } from "./order-faults.ts";
import { outageFaults } from "./outage-faults.ts";
import { paymentFaults } from "./payment-faults.ts";
import { getPages, serviceFaults } from "./service-faults.ts";
import { type FaultResult, tryFaults } from "./try-faults.ts";

/** Every fault of the table. */
const FAULTS: readonly Fault[] = [
  ...orderFaults,
  ...paymentFaults,
  ...serviceFaults,
  ...outageFaults,
];

/** Longer than any fault takes on a busy machine. */
const FAULT_LIMIT_MS = 180_000;

/** Faults to try, and options. */
export interface FaultRun {
  readonly engine: EngineName;
  readonly times: number;
  readonly settings?: Settings;
  /** The name of the one fault to try. */
  readonly only?: string | undefined;
  /** Called with every result. */
  readonly onResult?: (result: FaultResult) => void;
}

/** Results of the faults, and the state of the database afterwards. */
export interface FaultReport {
  readonly results: readonly FaultResult[];
  readonly sold: number;
  readonly broken: readonly string[];
  /** Number of faults not tried, since the run ended before. */
  readonly untried: number;
}

/** Causes every fault `times` times on a database and checks it afterwards. */
export async function runFaults({
  engine,
  times,
  settings = {},
  only,
  onResult,
}: FaultRun): Promise<FaultReport> {
  const faults = getFaults(engine, only);
  const environment = await TestEnvironment.start(engine, settings);
  try {
    const product = await boxOnSale(environment.siteUrl);
    const scene = { environment, product };
    // Content that was read once is available in an outage, in the next process too.
    for (const path of getPages(product)) await (await fetch(environment.siteUrl + path)).text();
    await environment.untilContentIsOnDisk("/api/all_boxes");
    const attempts = faults.map(({ name, promise, run }) => ({
      name,
      promise,
      run: (recovered: (milliseconds: number) => void) => run(scene, recovered),
    }));
    const results: FaultResult[] = [];
    const untilReady = () => environment.untilReady();
    const trial = { times, limitMs: FAULT_LIMIT_MS, untilReady, lost: environment.lost };
    for await (const result of tryFaults(attempts, trial)) {
      environment.proxy.heal();
      results.push(result);
      onResult?.(result);
    }
    const untried = faults.length - results.length;
    if (results.at(-1)?.endsRun) return { results, untried, sold: 0, broken: ["not asked for"] };
    return { results, untried, ...(await brokenInvariants(environment)) };
  } finally {
    await environment.stop();
  }
}

function getFaults(engine: EngineName, only: string | undefined): readonly Fault[] {
  const possible = FAULTS.filter(({ needsServer }) => engine === "server" || !needsServer);
  const wanted = possible.filter(({ name }) => only === undefined || name === only);
  if (wanted.length === 0) throw new Error(`No fault of the ${engine} database is “${only}”.`);
  return wanted;
}
