import { beforeEach, expect, it, vi } from "vitest";

beforeEach(async () => {
  vi.resetModules();
  Reflect.deleteProperty(AbortSignal, "any");
  await import("./polyfills.ts");
});

it("aborts a combined signal with the first of its signals", () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([first.signal, second.signal]);
  expect(any.aborted).toBe(false);
  second.abort("left");
  first.abort("late");
  expect(any).toMatchObject({ aborted: true, reason: "left" });
});

it("aborts a combined signal at once where one has been aborted", () => {
  expect(AbortSignal.any([AbortSignal.abort("before")])).toMatchObject({
    aborted: true,
    reason: "before",
  });
});
