import { RunEnded } from "../environment/watch.ts";
import type { Fault } from "./fault.ts";

/** A fault with its environment. */
export interface Attempt extends Pick<Fault, "name" | "promise"> {
  run(recovered: (milliseconds: number) => void): Promise<void>;
}

/** Result of a fault over all its repetitions. */
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
  /** True where nothing could be tried any more afterwards. */
  readonly endsRun: boolean;
}

/** Number of repetitions and time limits of faults. */
export interface Trial {
  readonly times: number;
  /** Time limit of one repetition of one fault. */
  readonly limitMs: number;
  /** Waits until the shop is ready again: a failing process still responds for a moment. */
  readonly untilReady: () => Promise<void>;
  /** Rejects when a service is lost. */
  readonly lost: Promise<never>;
}

/** Tries faults one after another, as long as the shop runs and each ends in time. */
export async function* tryFaults(
  attempts: Iterable<Attempt>,
  trial: Trial,
): AsyncGenerator<FaultResult> {
  for (const attempt of attempts) {
    const result = await tryFault(attempt, trial);
    yield result;
    if (result.endsRun) return;
  }
}

async function tryFault(attempt: Attempt, trial: Trial): Promise<FaultResult> {
  const { name, promise } = attempt;
  let kept = 0;
  let slowestMs = 0;
  let recoveryMs: number | undefined;
  let endsRun = false;
  const reasons = new Set<string>();
  for (let time = 0; time < trial.times && !endsRun; time += 1) {
    const startedAt = performance.now();
    const run = () =>
      attempt.run((milliseconds) => {
        recoveryMs = Math.max(recoveryMs ?? 0, milliseconds);
      });
    try {
      await inTime(run, trial);
      kept += 1;
    } catch (error) {
      reasons.add(error instanceof Error ? error.message : String(error));
      endsRun = error instanceof RunEnded;
    }
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }
  const { times } = trial;
  return { name, promise, times, kept, slowestMs, recoveryMs, reasons: [...reasons], endsRun };
}

async function inTime(
  run: () => Promise<void>,
  { limitMs, untilReady, lost }: Trial,
): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new RunEnded(`not over after ${limitMs / 1000} s`));
  }, limitMs);
  try {
    await Promise.race([lost, late.promise, run().finally(untilReady)]);
  } finally {
    clearTimeout(timer);
  }
}
