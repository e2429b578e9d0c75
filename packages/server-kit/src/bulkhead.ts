import { BulkheadRejectedError, bulkhead, TaskCancelledError } from "cockatiel";

/** Running and waiting work have reached their limits: retry in a moment. */
export class OverloadedError extends Error {
  readonly code = "overloaded";
}

/** Concurrency limit of costly work in one process. */
export interface BulkheadLimits {
  readonly concurrent: number;
  /** Maximum number of waiting jobs; one more is refused at once. */
  readonly waiting: number;
}

/** Admits costly work up to its limits. */
export interface Bulkhead {
  /**
   * The result of `work`. Rejects with an {@link OverloadedError} when the queue is full, and with the
   * reason of `signal` when that aborts before the work has started: it is not started then. Started work occupies its
   * slot until it ends, even when no caller waits for it.
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** True where the next work would be refused, so that its preparation can be skipped. */
  readonly isFull: boolean;
}

/** Creates a bulkhead: a short queue, so that a flood of costly requests does not block anything else. */
export function createBulkhead({ concurrent, waiting }: BulkheadLimits): Bulkhead {
  const policy = bulkhead(concurrent, waiting);
  return {
    get isFull() {
      return policy.executionSlots === 0 && policy.queueSlots === 0;
    },
    async run(work, signal) {
      try {
        return await policy.execute(work, signal);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new OverloadedError(error.message);
        if (error instanceof TaskCancelledError && signal?.aborted) throw signal.reason;
        throw error;
      }
    },
  };
}

/** Another party took longer than the time limit. */
export class TooSlowError extends Error {
  readonly code = "tooSlow";
}

/** The promise's result, or a rejection with `late()` (a {@link TooSlowError}) after so many milliseconds. */
export async function withTimeout<Result>(
  timeoutMs: number,
  promise: Promise<Result>,
  late: () => Error = () => new TooSlowError(`No answer in ${timeoutMs} ms`),
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, timeoutMs));
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
