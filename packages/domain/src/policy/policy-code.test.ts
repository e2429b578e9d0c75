import { expect, it } from "vitest";
import { normalizePolicyCode } from "./policy-code.ts";

it("leaves out the spaces and hyphens of a typed code, and nothing else", () => {
  expect(normalizePolicyCode(" K7-Q4 ab")).toBe("K7Q4ab");
});
