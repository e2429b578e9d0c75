import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, isDateWithin } from "../dates/iso-date.ts";
import {
  documentNumberFault,
  documentSeriesFault,
  documentValidity,
  HOLDER_DOC_TYPES,
  INSURED_DOC_TYPES,
  isIssueDate,
  issueDateBounds,
  movedIssueDate,
  repeatedDocuments,
  tidyDocument,
} from "./documents.ts";

const TODAY = "2026-03-02";

describe("series and number", () => {
  it.each([
    [0, "A", undefined],
    [0, "", "passportSeries"],
    [0, "AB", "passportSeries"],
    [0, "а", "passportSeries"],
    [0, "1", "passportSeries"],
    [1, "", undefined],
    [1, "P4", undefined],
    [1, "P-4", "travelDocumentSeries"],
    [1, "A".repeat(16), "travelDocumentSeries"],
    [2, "", undefined],
    [2, "C01X", undefined],
    [2, "Ж", "foreignDocument"],
  ] as const)("of a document %i: the series %j gives %s", (docType, series, fault) => {
    expect(documentSeriesFault(docType, series)).toBe(fault);
  });

  it.each([
    [0, "12345678", undefined],
    [0, "123456789012345", undefined],
    [0, "1234567", "passportNumber"],
    [0, "1234567890123456", "passportNumber"],
    [0, "1234567A", "passportNumber"],
    [1, "401234567", undefined],
    [1, "40 123 4567", undefined],
    [1, "", "travelDocumentNumber"],
    [1, "   ", "travelDocumentNumber"],
    [1, "A40123456", "travelDocumentNumber"],
    [1, "1".repeat(16), "travelDocumentNumber"],
    [2, "C01X00T47", undefined],
    [2, "", "foreignDocument"],
    [2, "C01 X", "foreignDocument"],
    [2, "С01Х", "foreignDocument"],
    [2, "C".repeat(16), "foreignDocument"],
  ] as const)("of a document %i: the number %j gives %s", (docType, number, fault) => {
    expect(documentNumberFault(docType, number)).toBe(fault);
  });

  it("are tidied: capitals, Latin letters for Cyrillic look-alikes, no stray spaces", () => {
    expect(tidyDocument(" а ")).toBe("A");
    expect(tidyDocument("с01х\u00a000 т47 ")).toBe("C01X 00 T47");
    expect(documentSeriesFault(0, tidyDocument("а"))).toBeUndefined();
  });

  it("stay as they are when tidied twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(tidyDocument(tidyDocument(text))).toBe(tidyDocument(text));
      }),
    );
  });

  it("belong to three kinds of document for the holder and two for a traveller", () => {
    expect([HOLDER_DOC_TYPES, INSURED_DOC_TYPES]).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
  });
});

describe("date of issue", () => {
  it("is from birth to today, at most 70 years back", () => {
    expect(issueDateBounds("1990-05-14", TODAY)).toEqual({ min: "1990-05-14", max: TODAY });
    expect(issueDateBounds("1946-05-14", TODAY)).toEqual({ min: "1956-03-02", max: TODAY });
    expect(isIssueDate(TODAY, "1990-05-14", TODAY)).toBe(true);
    expect(isIssueDate("2026-03-03", "1990-05-14", TODAY)).toBe(false);
    expect(isIssueDate("1990-05-13", "1990-05-14", TODAY)).toBe(false);
  });

  it("moves to the birth date where it came earlier", () => {
    expect(movedIssueDate("1989-01-01", "1990-05-14")).toBe("1990-05-14");
    expect(movedIssueDate("2020-01-01", "1990-05-14")).toBe("2020-01-01");
  });

  it("can always be chosen", () => {
    fc.assert(
      fc.property(fc.nat(40_000), (age) => {
        const bounds = issueDateBounds(addDays(TODAY, -age), TODAY);
        expect(isDateWithin(bounds.min, bounds)).toBe(true);
      }),
    );
  });
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

describe("repeated documents", () => {
  it("are found by series and number, however they are written", () => {
    const people = [
      { series: "A", docNumber: "401234567" },
      { series: "a", docNumber: "40 123 4567" },
      { series: "B", docNumber: "401234567" },
      { docNumber: "A401234567" },
      { docNumber: "" },
      {},
    ];
    expect(repeatedDocuments(people)).toEqual([1, 3]);
  });
});
