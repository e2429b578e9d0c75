import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useMinWidth } from "./use-min-width.ts";

afterEach(() => vi.unstubAllGlobals());

it("follows the width of the window", () => {
  const changes = new EventTarget();
  const list = Object.assign(changes, { matches: false });
  const matchMedia = vi.fn(() => list);
  vi.stubGlobal("matchMedia", matchMedia);
  const { result } = renderHook(() => useMinWidth(64));
  expect(matchMedia).toHaveBeenCalledWith("(min-width: 64rem)");
  expect(result.current).toBe(false);
  act(() => {
    list.matches = true;
    changes.dispatchEvent(new Event("change"));
  });
  expect(result.current).toBe(true);
});

it("treats a window without support as a narrow one", () => {
  vi.stubGlobal("matchMedia", undefined);
  expect(renderHook(() => useMinWidth(64)).result.current).toBe(false);
});
