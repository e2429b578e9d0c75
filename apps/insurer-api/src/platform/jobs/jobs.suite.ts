import { TestClock } from "pg-boss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { defineQueue, retries, URGENT, WITHOUT_END } from "./job-queue.ts";
import { type Attempt, handleJobs, JobNotFinishedError, JobStore } from "./jobs.ts";

interface Payload {
  readonly name: string;
}

/** What the handlers of these tests need of a service. */
interface Diary {
  /** Names of the jobs, in the order of their tries. */
  readonly tried: string[];
  readonly behave: (name: string, attempt: Attempt) => unknown;
}

const IN_ORDER = { policy: "key_strict_fifo" } as const;
const NOT_LATER = { retryDelay: 1, retryLimit: 2 };
const MINUTE_MS = 60_000;
/** Far below the interval of polling. */
const AWAKE = { timeout: 10_000 };
const log = createLog("silent");

const createHandler = (name: string, options: Parameters<typeof defineQueue>[1]) =>
  handleJobs({
    queue: defineQueue<Payload>(name, options),
    reservedFor: URGENT,
    run: async ({ tried, behave }: Diary, payload: Payload, attempt) => {
      tried.push(payload.name);
      await behave(payload.name, attempt);
    },
  });

/** Tests of the queues, run against every database engine. */
export function jobsSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`jobs on ${engine}`, () => {
    const plain = createHandler("suite-plain", NOT_LATER);
    const once = createHandler("suite-once", { policy: "exclusive", ...NOT_LATER });
    const ordered = createHandler("suite-ordered", { ...IN_ORDER, ...retries(1, 1, WITHOUT_END) });
    const lost = createHandler("suite-lost", { expireInSeconds: 1, retryLimit: 1 });
    const handlers = [plain, once, ordered, lost];
    let database: DatabaseHandle;
    let store: JobStore;
    beforeAll(async () => {
      database = await open();
      store = await JobStore.open(database, handlers, log);
    });
    afterAll(async () => {
      await store.stop();
      await database.close();
    });

    const add = (handler: typeof plain, ...names: string[]) =>
      store.jobs.add(
        database.db,
        handler.queue,
        ...names.map((name) => handler.queue.job({ name })),
      );
    const aDiary = (behave: Diary["behave"] = () => undefined) => {
      const service = { db: database.db, jobs: store.jobs, log, tried: [] as string[], behave };
      const run = (handler: typeof plain) => store.runDue(service, handler);
      return { service, run, tried: service.tried };
    };

    it("commits and rolls back with the transaction of its cause", async () => {
      const { db } = database;
      const job = plain.queue.job({ name: "undone" });
      await db
        .transaction(async (tx) => {
          await store.jobs.add(tx, plain.queue, job);
          throw new Error("undo");
        })
        .catch(() => undefined);
      await db.transaction((tx) =>
        store.jobs.add(tx, plain.queue, plain.queue.job({ name: "done" })),
      );
      const { run, tried } = aDiary();
      await run(plain);
      expect(tried).toEqual(["done"]);
    });

    it("does each job once when two processes work at the same time", async () => {
      const names = Array.from({ length: 60 }, (_, index) => `job ${index}`);
      await add(plain, ...names);
      const other = await JobStore.open(database, handlers, log, { isWorking: false });
      const { service, run, tried } = aDiary();
      await Promise.all([run(plain), other.runDue(service, plain)]);
      await other.stop();
      expect(tried.toSorted()).toEqual(names.toSorted());
    });

    it("tries a failed job again after its delay, and gives up after the last try", async () => {
      const attempts: Attempt[] = [];
      const { run, tried } = aDiary((_, attempt) => {
        attempts.push(attempt);
        throw new JobNotFinishedError();
      });
      await add(plain, "stubborn");
      await run(plain);
      expect(tried).toEqual(["stubborn"]);
      await expect.poll(() => run(plain).then(() => tried.length), { timeout: 10_000 }).toBe(3);
      expect(attempts).toEqual([
        { number: 1, isLast: false },
        { number: 2, isLast: false },
        { number: 3, isLast: true },
      ]);
      expect(await run(plain)).toBe(0);
    });

    it("has the options of the latest start, also in a queue that exists", async () => {
      const name = "suite-changed";
      const start = (retryLimit: number) =>
        JobStore.open(database, [createHandler(name, { retryDelay: 0, retryLimit })], log, {
          isWorking: false,
        });
      await (await start(2)).stop();
      const restarted = await start(0);
      const handler = createHandler(name, {});
      await restarted.jobs.add(
        database.db,
        handler.queue,
        handler.queue.job({ name: "only once" }),
      );
      const tried: string[] = [];
      const behave = () => Promise.reject(new Error("never succeeds"));
      await restarted.runDue({ tried, behave, log }, handler);
      await restarted.stop();
      expect(tried).toEqual(["only once"]);
    });

    it("tries a job again whose process died", async () => {
      const clock = new TestClock();
      const watching = await JobStore.open(database, handlers, log, { clock });
      await add(lost, "interrupted");
      const { service, tried } = aDiary(() => new Promise(() => undefined));
      void watching.runDue(service, lost);
      await expect.poll(() => tried).toEqual(["interrupted"]);
      await clock.tick(2 * MINUTE_MS);
      const after = aDiary();
      await watching.runDue(after.service, lost);
      await watching.stop();
      expect(after.tried).toEqual(["interrupted"]);
    });

    it("does the jobs of one object one after another, and delays no other object", async () => {
      let isAway = true;
      const { run, tried } = aDiary((name) => {
        if (isAway && name === "a") throw new Error("away");
      });
      const jobs = ["a", "a", "b"].map((name) =>
        ordered.queue.job({ name }, { singletonKey: name }),
      );
      await store.jobs.add(database.db, ordered.queue, ...jobs);
      await run(ordered);
      expect(tried.toSorted()).toEqual(["a", "b"]);
      isAway = false;
      await expect.poll(() => run(ordered).then(() => tried.slice(2))).toEqual(["a", "a"]);
    });

    it("adds a job once for as long as one with its key is open", async () => {
      const job = once.queue.job({ name: "row" }, { singletonKey: "row" });
      await store.jobs.add(database.db, once.queue, job);
      await store.jobs.add(database.db, once.queue, job);
      const { run, tried } = aDiary();
      await run(once);
      await store.jobs.add(database.db, once.queue, job);
      await run(once);
      expect(tried).toEqual(["row", "row"]);
    });

    it("does urgent jobs first", async () => {
      const { queue } = plain;
      const sales = Array.from({ length: 20 }, () => queue.job({ name: "sale" }));
      await store.jobs.add(database.db, queue, ...sales);
      await store.jobs.add(database.db, queue, queue.job({ name: "code" }, { priority: URGENT }));
      const { run, tried } = aDiary();
      await run(plain);
      expect(tried.indexOf("code")).toBeLessThan(20);
      expect(tried).toHaveLength(21);
    });

    it("wakes a worker as soon as a job is committed, also beside a job that hangs", async () => {
      const release = Promise.withResolvers<void>();
      const { service, tried } = aDiary((name) => name === "hangs" && release.promise);
      const working = await JobStore.open(database, handlers, log);
      await working.work(service, [plain]);
      await add(plain, "hangs");
      await expect.poll(() => tried, AWAKE).toEqual(["hangs"]);
      await store.jobs.add(
        database.db,
        plain.queue,
        plain.queue.job({ name: "code" }, { priority: URGENT }),
      );
      await expect.poll(() => tried, AWAKE).toEqual(["hangs", "code"]);
      release.resolve();
      await working.stop();
    });

    it("does a job for later when it is due, without waiting for the next poll", async () => {
      const { service, tried } = aDiary();
      const working = await JobStore.open(database, handlers, log);
      await working.work(service, [plain]);
      const startAfter = new Date(Date.now() + 1_000);
      const job = plain.queue.job({ name: "later" }, { startAfter });
      await working.jobs.add(database.db, plain.queue, job);
      expect(tried).toEqual([]);
      await expect.poll(() => tried, { timeout: 10_000 }).toEqual(["later"]);
      expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime());
      await working.stop();
    });

    it("tries a failed job again, and does what waits behind it, without waiting for the next poll", async () => {
      let isAway = true;
      const { service, tried } = aDiary(() => {
        if (isAway) throw new Error("away");
      });
      const working = await JobStore.open(database, handlers, log);
      await working.work(service, [ordered]);
      const jobs = ["first", "second"].map((name) =>
        ordered.queue.job({ name }, { singletonKey: "one" }),
      );
      await working.jobs.add(database.db, ordered.queue, ...jobs);
      await expect.poll(() => tried.length, AWAKE).toBeGreaterThan(0);
      isAway = false;
      const done = () => tried.slice(-2);
      await expect.poll(() => new Set(done()), AWAKE).toEqual(new Set(["first", "second"]));
      await working.stop();
    });
  });
}
