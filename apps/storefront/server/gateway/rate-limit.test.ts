import { expect, it } from "vitest";
import { RateLimiter } from "./rate-limit.ts";

const rule = { name: "guarded", perMinute: 2 };

it("allows so many in a minute, each visitor and rule for itself", () => {
  let now = 0;
  const limiter = new RateLimiter(1, () => now);
  expect([limiter.take("a", rule), limiter.take("a", rule), limiter.take("a", rule)]).toEqual([
    0, 0, 60,
  ]);
  expect(limiter.take("b", rule)).toBe(0);
  expect(limiter.take("a", { ...rule, name: "other" })).toBe(0);
  now = 45_000;
  expect(limiter.take("a", rule)).toBe(15);
  now = 60_000;
  expect(limiter.take("a", rule)).toBe(0);
});

it("can be switched off for measurements", () => {
  const limiter = new RateLimiter(0);
  for (let i = 0; i < 10; i += 1) expect(limiter.take("a", rule)).toBe(0);
});

it("forgets nothing of one rule under a flood of keys of another", () => {
  const limiter = new RateLimiter();
  for (let i = 0; i < 3; i += 1) limiter.take("a", rule);
  for (let i = 0; i < 60_000; i += 1) limiter.take(String(i), { name: "other", perMinute: 1 });
  expect(limiter.take("a", rule)).toBeGreaterThan(0);
});
