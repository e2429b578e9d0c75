import { expect, it } from "vitest";
import { CLAIM_FILES, isFileSmallEnough, RECEIPT_FILES, RESUME_FILES } from "./file-limits.ts";

it.each([
  ["claim", CLAIM_FILES, 26_214_400],
  ["resume", RESUME_FILES, 26_214_400],
  ["receipt", RECEIPT_FILES, 15_728_640],
])("a file of a %s may be just as large as its limit", (_, limits, size) => {
  expect(isFileSmallEnough({ size }, limits)).toBe(true);
  expect(isFileSmallEnough({ size: size + 1 }, limits)).toBe(false);
});
