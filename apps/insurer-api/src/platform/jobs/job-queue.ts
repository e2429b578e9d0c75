import type { JobInsert, Queue } from "pg-boss";

/** A queue of jobs, defined beside the code that adds them; `Data` is the payload of a job, stored as JSON. */
export interface JobQueue<Data extends object> {
  readonly name: string;
  readonly options: Omit<Queue, "name">;
  /** Creates a job for a payload; the only place that knows the payload's type. */
  readonly job: (data: Data, options?: JobOptions) => NewJob;
}

/** When and in which order a job runs; omitted: at once, in order of creation. */
export interface JobOptions extends Pick<JobInsert, "id" | "priority" | "singletonKey"> {
  readonly startAfter?: Date;
}

/** A job to add to its queue. */
export type NewJob = JobOptions & { readonly data: object };

/** Priority of jobs for which a person is waiting. */
export const URGENT = 10;

/**
 * Delays after failed tries: the first one is `first` to twice as many seconds, and they double up to `longest`. A job
 * fails for good after `tries` tries.
 */
export const retries = (first: number, longest: number, tries: number) => ({
  retryDelay: first,
  retryBackoff: true,
  retryDelayMax: longest,
  retryLimit: tries - 1,
});

/** So many tries that a job of this kind never fails for good. */
export const WITHOUT_END = 1_000_000;

/** A job that waits or is tried again is kept: pg-boss would delete it after two weeks. */
const TEN_YEARS_SECONDS = 10 * 366 * 86_400;

/**
 * Defines a queue. A job that runs longer than `expireInSeconds` lost its process and is tried again. A finished job is
 * deleted after an hour.
 */
export const defineQueue = <Data extends object>(
  name: string,
  options: Omit<Queue, "name">,
): JobQueue<Data> => ({
  name,
  options: {
    notify: true,
    retentionSeconds: TEN_YEARS_SECONDS,
    deleteAfterSeconds: 3_600,
    ...options,
  },
  job: (data, given = {}) => ({ data, ...given }),
});

/**
 * Defines a queue of jobs without a payload, added by the clock. A job is tried again for longer than a failover of the
 * database takes.
 */
export const defineClockQueue = (name: string, expireInSeconds = 15 * 60) =>
  defineQueue<object>(name, { policy: "exclusive", expireInSeconds, ...retries(30, 60, 3) });
