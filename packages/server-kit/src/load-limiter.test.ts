import { beforeEach, describe, expect, it } from "vitest";
import { LoadLimiter, ServiceBusyError } from "./load-limiter.ts";

let clockMs: number;
/** Wait for the shared resource that each measurement finds. */
let delayMs: number;
let limiter: LoadLimiter;
let open: (() => void)[];

beforeEach(() => {
  clockMs = 0;
  delayMs = 0;
  open = [];
  limiter = new LoadLimiter({
    now: () => clockMs,
    probe: async () => {
      clockMs += delayMs;
    },
  });
});

/** Starts so many requests, which run until {@link finishAll}; returns how many were refused. */
async function start(count: number, share: number): Promise<number> {
  let refused = 0;
  for (let index = 0; index < count; index += 1) {
    limiter
      .run(share, () => new Promise<void>((resolve) => open.push(resolve)))
      .catch((error: unknown) => {
        if (!(error instanceof ServiceBusyError)) throw error;
        refused += 1;
      });
  }
  await measured();
  return refused;
}

const finishAll = () => {
  for (const finish of open.splice(0)) finish();
  return measured();
};

/** The microtasks of a measurement have run. */
const measured = () => new Promise((resolve) => setImmediate(resolve));

/** Requests arrive in several measurements. */
async function during(measurements: number, count: number, share = 1) {
  for (let index = 0; index < measurements; index += 1) {
    clockMs += 1_000;
    await start(count, share);
    await finishAll();
  }
}

describe("LoadLimiter", () => {
  it("admits everything while the resource answers at once", async () => {
    await during(20, 40);
    expect(await start(40, 0.5)).toBe(0);
  });

  it("refuses some requests first, others later, and some never", async () => {
    await during(1, 10);
    await start(limiter.limit, 0.5);
    expect(open.length).toBeLessThan(limiter.limit);
    expect(await start(10, 0.5)).toBe(10);
    expect(await start(10, 1)).toBe(0);
    await start(limiter.limit, 1);
    expect(await start(10, 1)).toBe(10);
    expect(await start(100, Number.POSITIVE_INFINITY)).toBe(0);
  });

  it("admits fewer requests while the wait for the resource is long, but always a few", async () => {
    delayMs = 500;
    const before = limiter.limit;
    await during(1, 80);
    expect(limiter.limit).toBeLessThan(before);
    await during(50, 50);
    expect(limiter.limit).toBe(32);
  });

  it("admits more requests again as soon as the wait is short", async () => {
    delayMs = 500;
    await during(50, 50);
    delayMs = 1;
    await during(40, 200);
    expect(limiter.limit).toBeGreaterThan(100);
  });

  it("does not raise a limit that is not used", async () => {
    const before = limiter.limit;
    await during(50, 5);
    expect(limiter.limit).toBe(before);
  });

  it("passes on the error of a request and frees its place", async () => {
    const failing = () => limiter.run(1, () => Promise.reject(new Error("broken")));
    for (let index = 0; index < 100; index += 1) await expect(failing()).rejects.toThrow("broken");
    expect(await start(10, 1)).toBe(0);
  });

  it("uses the resource only while there are several requests", async () => {
    let probes = 0;
    limiter = new LoadLimiter({
      probe: async () => {
        probes += 1;
      },
    });
    await start(5, 1);
    expect(probes).toBe(0);
    await start(5, 1);
    expect(probes).toBe(1);
  });

  it("goes on if the resource fails", async () => {
    limiter = new LoadLimiter({ probe: () => Promise.reject(new Error("gone")) });
    await start(10, 0.5);
    expect(await limiter.run(0.5, async () => "answer")).toBe("answer");
  });
});
