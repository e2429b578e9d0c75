import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SUBMIT_DEBOUNCE_MS, usePreventDoubleSubmit } from "./use-prevent-double-submit.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("acts at once, ignores presses within 200 ms, then acts again", async () => {
  const action = vi.fn();
  const { result } = renderHook(() => usePreventDoubleSubmit(action));
  await act(() => result.current.submit());
  vi.advanceTimersByTime(SUBMIT_DEBOUNCE_MS - 1);
  await act(() => result.current.submit());
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await act(() => result.current.submit());
  expect(action).toHaveBeenCalledTimes(2);
});

it("acts at once after a press that sent nothing", async () => {
  const action = vi.fn().mockResolvedValueOnce(false);
  const { result } = renderHook(() => usePreventDoubleSubmit(action));
  await act(() => result.current.submit());
  await act(() => result.current.submit());
  expect(action).toHaveBeenCalledTimes(2);
});

it("can be submitted again after a failure, which is passed to the caller", async () => {
  const action = vi.fn().mockRejectedValueOnce(new Error("offline"));
  const { result } = renderHook(() => usePreventDoubleSubmit(action));
  await act(() => expect(result.current.submit()).rejects.toThrow("offline"));
  expect(result.current.submitting).toBe(false);
  vi.advanceTimersByTime(SUBMIT_DEBOUNCE_MS);
  await act(() => result.current.submit());
  expect(action).toHaveBeenCalledTimes(2);
});
