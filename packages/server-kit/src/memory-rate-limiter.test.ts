import { expect, it } from "vitest";
import { MemoryRateLimiter } from "./memory-rate-limiter.ts";

const START_MS = Date.parse("2026-11-21T07:00:00Z");
const rule = { max: 2, windowSeconds: 60 };

it("allows a number of attempts per minute, for each visitor and rule separately", () => {
  let now = START_MS;
  const limiter = new MemoryRateLimiter(1, () => now);
  expect([limiter.take("a", rule), limiter.take("a", rule), limiter.take("a", rule)]).toEqual([
    0, 0, 60,
  ]);
  expect(limiter.take("b", rule)).toBe(0);
  expect(limiter.take("a", { ...rule })).toBe(0);
  now = START_MS + 45_000;
  expect(limiter.take("a", rule)).toBe(15);
  now = START_MS + 60_000;
  expect(limiter.take("a", rule)).toBe(0);
});

it("can be disabled for load tests", () => {
  const limiter = new MemoryRateLimiter(0);
  for (let i = 0; i < 10; i += 1) expect(limiter.take("a", rule)).toBe(0);
});

it("does not evict keys of one rule under a flood of keys of another", () => {
  const limiter = new MemoryRateLimiter();
  for (let i = 0; i < 3; i += 1) limiter.take("a", rule);
  const other = { max: 1, windowSeconds: 60 };
  for (let i = 0; i < 60_000; i += 1) limiter.take(String(i), other);
  expect(limiter.take("a", rule)).toBeGreaterThan(0);
});
