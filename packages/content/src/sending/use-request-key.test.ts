import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRequestKey } from "./use-request-key.ts";

it("returns one key for the same content and another after a change", () => {
  const toKey = renderHook(() => useRequestKey()).result.current;
  const first = toKey({ phone: "992921234567" });
  expect(toKey({ phone: "992921234567" })).toBe(first);
  expect(toKey({ phone: "992935551122" })).not.toBe(first);
});
