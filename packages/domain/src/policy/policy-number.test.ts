import { expect, it } from "vitest";
import { normalizePolicyCode } from "./policy-number.ts";

it("removes only the spaces and hyphens of a typed code", () => {
  expect(normalizePolicyCode(" K7-Q4 ab")).toBe("K7Q4ab");
});
