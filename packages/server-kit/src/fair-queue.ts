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

/** Another party took longer than the time limit. */
export class TooSlowError extends Error {
  readonly code = "tooSlow";
}

/** Concurrency limits of costly work in one process. */
export interface FairQueueLimits {
  /** Number of concurrent jobs, of all lanes together. */
  readonly concurrent: number;
  /** Jobs waiting in each lane. */
  readonly waiting: number;
}

/** Place of a job in the queue. */
export interface QueuePlace<Lane extends string> {
  readonly lane: Lane;
  /** Key of the requester: an address or an account. The places of a lane are shared fairly between keys. */
  readonly key: string;
}

interface Job {
  readonly start: () => void;
  readonly drop: (reason: unknown) => void;
}

type Waiting = Map<string, Job[]>;

/**
 * A bounded queue with several lanes. A free worker serves the lanes in turn and the keys of a lane in turn, so a
 * flood in one lane or of one key delays the others by a few jobs at most. When a lane is full, a job of a key with
 * fewer waiting jobs replaces the last one of the key with the most.
 */
export class FairQueue<Lane extends string> {
  readonly #limits: FairQueueLimits;
  /** In the order of serving. */
  readonly #lanes = new Map<Lane, Waiting>();
  #running = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /**
   * The result of `work`. Rejects with an `OverloadedError` when there is no place, and with the reason of `signal`
   * when that aborts before the work has started. Started work occupies its worker until it ends.
   */
  async run<Result>(
    place: QueuePlace<Lane>,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#running < this.#limits.concurrent) this.#running += 1;
    else await this.#turn(place, signal);
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  /** True where the next job of this place would be refused. */
  isFull({ lane, key }: QueuePlace<Lane>): boolean {
    if (this.#running < this.#limits.concurrent) return false;
    const waiting = this.#waitingIn(lane);
    return getCount(waiting) >= this.#limits.waiting && longestBeyond(waiting, key) === undefined;
  }

  #waitingIn(lane: Lane): Waiting {
    const known = this.#lanes.get(lane);
    if (known) return known;
    const waiting: Waiting = new Map();
    this.#lanes.set(lane, waiting);
    return waiting;
  }

  /** Resolves when a worker is free for this place. */
  #turn(place: QueuePlace<Lane>, signal: AbortSignal | undefined): Promise<void> {
    const waiting = this.#waitingIn(place.lane);
    if (getCount(waiting) >= this.#limits.waiting) {
      const longest = longestBeyond(waiting, place.key);
      if (longest === undefined) return Promise.reject(overloaded());
      remove(waiting, longest, waiting.get(longest)?.at(-1))?.drop(overloaded());
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        remove(waiting, place.key, job);
        reject(signal?.reason);
      };
      const end = (settle: () => void) => {
        signal?.removeEventListener("abort", leave);
        settle();
      };
      const job: Job = { start: () => end(resolve), drop: (reason) => end(() => reject(reason)) };
      waiting.set(place.key, [...(waiting.get(place.key) ?? []), job]);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Assigns a free worker to the next lane and key. */
  #startNext(): void {
    for (const [lane, waiting] of this.#lanes) {
      const [entry] = waiting;
      if (entry === undefined) continue;
      const [key, [job, ...rest]] = entry;
      waiting.delete(key);
      if (rest.length > 0) waiting.set(key, rest);
      this.#lanes.delete(lane);
      this.#lanes.set(lane, waiting);
      job?.start();
      return;
    }
    this.#running -= 1;
  }
}

const overloaded = () => new OverloadedError("The queue is full");

const getCount = (waiting: Waiting) =>
  [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);

/** The key with the most waiting jobs, where that is more than this key would have with one more. */
function longestBeyond(waiting: Waiting, key: string): string | undefined {
  const [longest] = [...waiting].sort(([, one], [, other]) => other.length - one.length);
  const own = waiting.get(key)?.length ?? 0;
  return longest && longest[1].length > own + 1 ? longest[0] : undefined;
}

function remove(waiting: Waiting, key: string, job: Job | undefined): Job | undefined {
  const rest = (waiting.get(key) ?? []).filter((other) => other !== job);
  if (rest.length > 0) waiting.set(key, rest);
  else waiting.delete(key);
  return job;
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
