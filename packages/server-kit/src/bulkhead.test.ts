import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBulkhead, OverloadedError, TooSlowError, withTimeout } from "./fair-queue.ts";

/** Work that ends on request. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { begun: false, end: resolve };
  const run = async () => {
    state.begun = true;
    await promise;
    return "done";
  };
  return { state, run };
}

it("runs up to its limit, queues up to its limit, and refuses the rest at once", async () => {
  const bulkhead = createBulkhead({ concurrent: 2, waiting: 1 });
  const jobs = [work(), work(), work()];
  const results = jobs.map(({ run }) => bulkhead.run(run));
  expect(bulkhead.isFull).toBe(true);
  await expect(bulkhead.run(work().run)).rejects.toThrow(OverloadedError);
  expect(jobs.map(({ state }) => state.begun)).toEqual([true, true, false]);
  for (const { state } of jobs) state.end();
  expect(await Promise.all(results)).toEqual(["done", "done", "done"]);
  expect(bulkhead.isFull).toBe(false);
  await expect(bulkhead.run(async () => "again")).resolves.toBe("again");
});

it("does not start work without waiting callers", async () => {
  const bulkhead = createBulkhead({ concurrent: 1, waiting: 2 });
  const [first, second, third] = [work(), work(), work()];
  const gone = new AbortController();
  const running = bulkhead.run(first.run);
  const left = bulkhead.run(second.run, gone.signal);
  const stayed = bulkhead.run(third.run);
  gone.abort(new Error("gone"));
  first.state.end();
  await running;
  await expect(left).rejects.toThrow("gone");
  third.state.end();
  await expect(stayed).resolves.toBe("done");
  expect(second.state.begun).toBe(false);
});

it("retains the slot of started work whose caller has disconnected", async () => {
  const bulkhead = createBulkhead({ concurrent: 1, waiting: 0 });
  const job = work();
  const gone = new AbortController();
  const running = bulkhead.run(job.run, gone.signal);
  gone.abort();
  await expect(bulkhead.run(work().run)).rejects.toThrow(OverloadedError);
  job.state.end();
  await expect(running).resolves.toBe("done");
});

it("passes on the work's error", async () => {
  const bulkhead = createBulkhead({ concurrent: 1, waiting: 0 });
  await expect(bulkhead.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => {});

it("returns the result in time, and clears its timer", async () => {
  await expect(withTimeout(10, Promise.resolve("here"))).resolves.toBe("here");
  expect(vi.getTimerCount()).toBe(0);
});

it("rejects with a TooSlowError, or with the caller's own error", async () => {
  const plain = expect(withTimeout(10, never)).rejects.toThrow(TooSlowError);
  const own = expect(withTimeout(10, never, () => new Error("later"))).rejects.toThrow("later");
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all([plain, own]);
});
