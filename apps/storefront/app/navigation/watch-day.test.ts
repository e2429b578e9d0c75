import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchDay } from "./day-change.tsx";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("reports midnight in the time zone once, until it is stopped", () => {
  vi.setSystemTime("2026-03-02T18:58:30Z");
  const onChange = vi.fn();
  const stop = watchDay("Asia/Dushanbe", new EventTarget(), onChange);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(onChange).toHaveBeenCalledOnce();
  stop();
  vi.advanceTimersByTime(24 * 60 * MINUTE_MS);
  expect(onChange).toHaveBeenCalledOnce();
});

it("reports another day when the page becomes visible", () => {
  vi.setSystemTime("2026-03-02T12:00:00Z");
  const onChange = vi.fn();
  const page = new EventTarget();
  const stop = watchDay("Asia/Dushanbe", page, onChange);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(onChange).not.toHaveBeenCalled();
  vi.setSystemTime("2026-03-03T08:00:00Z");
  page.dispatchEvent(new Event("visibilitychange"));
  expect(onChange).toHaveBeenCalledOnce();
  stop();
});
