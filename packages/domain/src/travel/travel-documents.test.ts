import { describe, expect, it } from "vitest";
import { documentValidity, INSURED_DOC_TYPES } from "./travel-documents.ts";

it("a traveller has a document that is valid abroad", () => {
  expect(INSURED_DOC_TYPES).toEqual([1, 2]);
});

describe("valid-to date", () => {
  it.each([
    ["2030-06-01", "valid"],
    ["2026-03-20", "valid"],
    ["2026-03-19", "endsBeforeTrip"],
    ["2020-06-02", "endsBeforeTrip"],
    ["2020-06-01", "wrong"],
  ] as const)("%s is %s", (dateTo, validity) => {
    const document = { dateTo, issueDate: "2020-06-01", endDate: "2026-03-20" };
    expect(documentValidity(document)).toBe(validity);
  });
});
