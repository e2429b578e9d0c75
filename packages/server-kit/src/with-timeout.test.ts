import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TooSlowError, withTimeout } from "./with-timeout.ts";

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
