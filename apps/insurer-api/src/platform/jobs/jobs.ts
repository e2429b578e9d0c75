import type { PGlite } from "@electric-sql/pglite";
import { describeError } from "@sughurta/server-kit";
import { type SQL, sql } from "drizzle-orm";
import {
  type Clock,
  type ConstructorOptions,
  type Db,
  fromDrizzle,
  fromPglite,
  type JobWithMetadata,
  PgBoss,
} from "pg-boss";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import type { Log } from "#src/platform/observability/log.ts";
import type { JobQueue, NewJob } from "./job-queue.ts";

/** Background work, stored in the database and done once by one of the running copies of the service. */
export interface Jobs {
  /** Adds jobs inside the transaction of their cause. */
  add<Data extends object>(
    tx: Database,
    queue: JobQueue<Data>,
    ...jobs: readonly NewJob[]
  ): Promise<void>;
  /** Numbers of jobs, at most a minute old. */
  counts(): Promise<readonly QueueCount[]>;
}

/** For a service that only reads. */
export const noJobs: Jobs = {
  add: () => Promise.reject(new Error("This service adds no jobs")),
  counts: async () => [],
};

/** One try of a job. */
export interface Attempt {
  /** From 1. */
  readonly number: number;
  readonly isLast: boolean;
}

/** Does the jobs of a queue. */
export interface JobHandler<Needs, Data extends object> {
  readonly queue: JobQueue<Data>;
  /** Throws if the job has to be tried again. */
  readonly run: (service: Needs, data: Data, attempt: Attempt) => Promise<unknown>;
  /** A cron expression in UTC: a job without a payload is added at these times. */
  readonly cron?: string;
  /** Lowest priority for which one more worker is reserved. */
  readonly reservedFor?: number;
  /** Jobs that a worker takes and does at a time; by default 20. */
  readonly batch?: number;
  /** Number of workers in this process; by default one. */
  readonly concurrency?: number;
  /** Jobs for rows that wait but may have none, such as restored ones; added when the service starts. */
  readonly openJobs?: (service: Needs) => Promise<readonly NewJob[]>;
}

/** A job is not finished yet, and nothing is wrong: it runs again after the delay of its queue. */
export class JobNotFinishedError extends Error {}

/** Declares a handler; the payload's type is that of its queue. */
export const handleJobs = <Needs, Data extends object>(
  handler: JobHandler<Needs, Data>,
): JobHandler<Needs, Data> => handler;

/** Schema of the jobs' tables, beside the service's own. */
const SCHEMA = "pgboss";
const POOL_SIZE = 2;
const BATCH = 20;
/** Where no other process works, all jobs are announced, and looking for others costs most of an idle service. */
const EMBEDDED_POLLING_SECONDS = 120;
const EMBEDDED_UPKEEP_SECONDS = 60;
const SERVER_POLLING_SECONDS = 30;
const SERVER_UPKEEP_SECONDS = 30;
/** Delay in which jobs of a queue are brought together on the embedded database, where each statement is costly. */
const TOGETHER_MS = 1_000;
/** A job for later is looked for this long after it is due, by the clock of this process. */
const WAKE_LATE_MS = 300;
/** Jobs for later than this are found by polling. */
const MAX_WAKE_MS = 3_600_000;
/** Time for running jobs to finish after a stop signal. */
const STOP_MS = 10_000;

/** Whether a queue was created, or last updated, with these options. */
const hasOptions = (queue: object, options: object): boolean =>
  Object.entries(options).every(([name, value]) => Reflect.get(queue, name) === value);

type Connection = Pick<DatabaseHandle, "canListen" | "client" | "url">;

interface Needs {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
}

/** The job queues of a database. */
export class JobStore {
  readonly #boss: PgBoss;
  readonly #pollingSeconds: number;
  /** Ids of the workers of this process, by queue. */
  readonly #workers = new Map<string, string[]>();

  private constructor(boss: PgBoss, pollingSeconds: number) {
    this.#boss = boss;
    this.#pollingSeconds = pollingSeconds;
  }

  /** Opens the queues, and creates their tables if these do not exist yet. `clock` is for tests. */
  static async open(
    { canListen, client, url }: Connection,
    handlers: readonly Pick<JobHandler<never, never>, "queue">[],
    log: Pick<Log, "warn" | "error">,
    { clock, isWorking = true }: { readonly clock?: Clock; readonly isWorking?: boolean } = {},
  ): Promise<JobStore> {
    const connection: ConstructorOptions =
      client === undefined
        ? { connectionString: url ?? "", max: POOL_SIZE, application_name: "insurer-api jobs" }
        : { db: embeddedDb(client), backend: "pglite" };
    const boss = new PgBoss({
      ...connection,
      ...(clock && { clock }),
      schema: SCHEMA,
      // Without notifications, each queue is polled every two seconds.
      useListenNotify: isWorking && canListen,
      supervise: isWorking,
      schedule: isWorking,
      registerInstance: isWorking,
      // A job of a dead process is due again within this time after it expired.
      superviseIntervalSeconds: client ? EMBEDDED_UPKEEP_SECONDS : SERVER_UPKEEP_SECONDS,
      monitorIntervalSeconds: client ? EMBEDDED_UPKEEP_SECONDS : SERVER_UPKEEP_SECONDS,
      // Few statements when idle: schedules are in minutes, and no job depends on another one.
      cronWorkerIntervalSeconds: 45,
      flowIntervalSeconds: 60,
    });
    boss.on("error", (error) => log.error({ error: describeError(error) }, "job queue failed"));
    boss.on("warning", ({ message }) => log.warn({ call: "jobs" }, message));
    await boss.start();
    const existing = new Map((await boss.getQueues()).map((found) => [found.name, found]));
    for (const { queue } of handlers) {
      const { name, options } = queue;
      const { policy: _, ...changeable } = options;
      const found = existing.get(name);
      if (found === undefined) await boss.createQueue(name, options);
      else if (!hasOptions(found, changeable)) await boss.updateQueue(name, changeable);
    }
    return new JobStore(boss, client ? EMBEDDED_POLLING_SECONDS : SERVER_POLLING_SECONDS);
  }

  /** For the service, which adds jobs and reads their numbers. */
  readonly jobs: Jobs = {
    add: (tx, { name }, ...jobs) => this.#add(tx, name, jobs),
    counts: () => this.#counts(),
  };

  async #add(tx: Database, name: string, jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const inside = fromDrizzle(
      { execute: async (query) => ({ rows: await queryRows(tx, query as SQL) }) },
      sql,
    );
    await this.#boss.insert(name, [...jobs], { db: inside });
    for (const { startAfter } of jobs) {
      if (startAfter) this.#wakeIn(name, startAfter.getTime() - Date.now());
    }
  }

  /** Wakes the workers of this process when a job is due, since a notification is sent only for new jobs due at once. */
  #wakeIn(name: string, milliseconds: number): void {
    const workers = this.#workers.get(name) ?? [];
    const delayMs = Math.max(0, milliseconds) + WAKE_LATE_MS;
    if (workers.length === 0 || delayMs > MAX_WAKE_MS) return;
    setTimeout(() => {
      for (const id of workers) this.#boss.notifyWorker(id);
    }, delayMs).unref();
  }

  /** Does the jobs of all queues until {@link stop}. */
  async work<Service extends Needs>(
    service: Service,
    handlers: readonly JobHandler<Service, never>[],
  ): Promise<void> {
    for (const handler of handlers) {
      const open = await handler.openJobs?.(service);
      if (open) await service.jobs.add(service.db, handler.queue, ...open);
      const { queue, cron, reservedFor, batch = BATCH, concurrency = 1 } = handler;
      const work = async (jobs: JobWithMetadata<never>[]) => {
        const results = await Promise.all(jobs.map((job) => settle(service, handler, job)));
        const waits = jobs.map((job, place) => nextAfter(job, results[place]?.status));
        for (const wait of new Set(waits)) if (wait !== undefined) this.#wakeIn(queue.name, wait);
        return results;
      };
      const options = {
        batchSize: batch,
        localConcurrency: concurrency,
        notifyPollingIntervalSeconds: this.#pollingSeconds,
        burstWhenBatchFull: batch > 1,
        includeMetadata: true,
        perJobResults: true,
      } as const;
      const workers = [await this.#boss.work(queue.name, options, work)];
      if (reservedFor !== undefined) {
        const reserved = { ...options, localConcurrency: 1, minPriority: reservedFor };
        workers.push(await this.#boss.work(queue.name, reserved, work));
      }
      this.#workers.set(queue.name, workers);
      if (cron !== undefined) await this.#boss.schedule(queue.name, cron);
    }
  }

  /** Does the due jobs of one queue, including those that they add; returns their number. Tests use it in place of workers. */
  async runDue<Service extends Pick<Needs, "log">, Data extends object>(
    service: Service,
    handler: JobHandler<Service, Data>,
  ): Promise<number> {
    const { name } = handler.queue;
    for (let done = 0; ; ) {
      const batch = await this.#boss.fetch<Data>(name, { batchSize: BATCH, includeMetadata: true });
      if (batch.length === 0) return done;
      await Promise.all(
        batch.map(async (job) => {
          const { status, output } = await settle(service, handler, job);
          if (status === "completed") await this.#boss.complete(name, job.id);
          else await this.#boss.fail(name, job.id, output);
        }),
      );
      done += batch.length;
    }
  }

  async #counts(): Promise<readonly QueueCount[]> {
    const queues = await this.#boss.getQueues();
    return queues
      .filter(({ name }) => !name.startsWith("__"))
      .map(({ name, readyCount, activeCount, failedCount }) => ({
        name,
        due: readyCount + activeCount,
        failed: failedCount,
      }));
  }

  /** Stops after the running jobs. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: STOP_MS });
  }
}

/** The embedded database. Notifications about a queue are brought together, so that one fetch takes several jobs. */
function embeddedDb(client: PGlite): Db {
  const db = fromPglite(client);
  const { listen } = db;
  if (!listen) return db;
  return {
    ...db,
    listen: (channel, onNotification, onReconnect) =>
      listen(channel, onceWithin(TOGETHER_MS, onNotification), onReconnect),
  };
}

/** Calls `notify` once for equal payloads within a time. */
function onceWithin(milliseconds: number, notify: (payload: string) => void) {
  const waiting = new Set<string>();
  return (payload: string) => {
    if (waiting.has(payload)) return;
    waiting.add(payload);
    setTimeout(() => {
      waiting.delete(payload);
      notify(payload);
    }, milliseconds).unref();
  };
}

/** Number of jobs in a queue. */
export interface QueueCount {
  readonly name: string;
  /** Ready or running. */
  readonly due: number;
  /** Failed for good in the last hour. */
  readonly failed: number;
}

/** Milliseconds until a job may be due because of this one: its next try, or the one behind it in a strict order. */
function nextAfter(
  job: Pick<
    JobWithMetadata,
    "policy" | "retryBackoff" | "retryCount" | "retryDelay" | "retryDelayMax" | "retryLimit"
  >,
  status: "completed" | "failed" | undefined,
): number | undefined {
  if (status !== "failed") return job.policy === "key_strict_fifo" ? 0 : undefined;
  const { retryBackoff, retryCount, retryDelay, retryDelayMax, retryLimit } = job;
  if (retryCount >= retryLimit) return undefined;
  if (!retryBackoff) return retryDelay * 1_000;
  const longest = Math.max(retryDelay, 1) * 2 ** (retryCount + 1);
  return Math.min(longest, retryDelayMax ?? longest) * 1_000;
}

async function settle<Service extends Pick<Needs, "log">, Data extends object>(
  service: Service,
  { run }: JobHandler<Service, Data>,
  { id, name, data, retryCount, retryLimit }: JobWithMetadata<Data>,
) {
  try {
    await run(service, data, { number: retryCount + 1, isLast: retryCount >= retryLimit });
    return { id, status: "completed" } as const;
  } catch (error) {
    const failure = describeError(error);
    if (!(error instanceof JobNotFinishedError)) {
      service.log.warn({ call: name, attempt: retryCount + 1, error: failure }, "job failed");
    }
    return { id, status: "failed", output: { ...failure } } as const;
  }
}
