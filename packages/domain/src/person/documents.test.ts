import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, isDateWithin } from "../dates/iso-date.ts";
import {
  documentNumberViolation,
  documentSeriesViolation,
  issueDateBounds,
  issueDateViolation,
  licenceIssueBounds,
  licenceIssueViolation,
  MOTOR_DOCUMENT_FROM_AGE,
  movedIssueDate,
  normalizeDocument,
  toDocType,
  validToBounds,
  validToViolation,
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
    ["any", "", undefined],
    ["any", "А12", undefined],
    ["any", "Ҷ12", undefined],
    ["any", "ab", "documentSeries"],
    ["any", "A".repeat(11), "documentSeries"],
    ["motor", "", undefined],
    ["motor", "ab", undefined],
    ["motor", "А-1", "documentSeriesLength"],
    ["motor", "ABCDE", "documentSeriesLength"],
  ] as const)("of a document %s: the series %j returns %s", (docType, series, violation) => {
    expect(documentSeriesViolation(docType, series)).toBe(violation);
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
    [2, "C01 X", "documentSpace"],
    [2, "С01Х", "foreignDocument"],
    [2, "C".repeat(16), "foreignDocument"],
    ["any", "A1234567", undefined],
    ["any", "12 34-ҷ", undefined],
    ["any", "", "documentNumber"],
    ["any", "12_34", "documentNumber"],
    ["any", " - ", "documentNumber"],
    ["any", "1".repeat(16), "documentNumber"],
    ["motor", "АВ123456", undefined],
    ["motor", "12345", "documentLength"],
    ["motor", "1".repeat(16), "documentLength"],
    ["motor", "1234 567", "documentSpace"],
    ["motor", "123 45", "documentLength"],
    [0, "1234 5678", "documentSpace"],
  ] as const)("of a document %s: the number %j returns %s", (docType, number, violation) => {
    expect(documentNumberViolation(docType, number)).toBe(violation);
  });

  it("are normalised: capitals, Latin letters for Cyrillic look-alikes, no extra spaces", () => {
    expect(normalizeDocument(" а ")).toBe("A");
    expect(normalizeDocument("с01х\u00a000 т47 ")).toBe("C01X 00 T47");
    expect(documentSeriesViolation(0, normalizeDocument("а"))).toBeUndefined();
  });

  it("are unchanged when normalised twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(normalizeDocument(normalizeDocument(text))).toBe(normalizeDocument(text));
      }),
    );
  });
});

describe("date of issue", () => {
  it("is from birth to today, at most 70 years back", () => {
    expect(issueDateBounds("1990-05-14", TODAY)).toEqual({ min: "1990-05-14", max: TODAY });
    expect(issueDateBounds("1946-05-14", TODAY)).toEqual({ min: "1956-03-02", max: TODAY });
  });

  it("is reported with its error", () => {
    expect(issueDateViolation(TODAY, "1990-05-14", TODAY)).toBeUndefined();
    expect(issueDateViolation("2026-03-03", "1990-05-14", TODAY)).toBe("dateInFuture");
    expect(issueDateViolation("1990-05-13", "1990-05-14", TODAY)).toBe("issuedBeforeBirth");
    expect(issueDateViolation("1956-03-01", "1946-05-14", TODAY)).toBe("issueDate");
    expect(issueDateViolation("1956-03-02", "1946-05-14", TODAY)).toBeUndefined();
  });

  it("is a year after birth or later where motor insurance requires it", () => {
    expect(issueDateBounds("2007-05-14", TODAY, MOTOR_DOCUMENT_FROM_AGE).min).toBe("2008-05-14");
    expect(issueDateViolation("2008-05-13", "2007-05-14", TODAY, MOTOR_DOCUMENT_FROM_AGE)).toBe(
      "issuedBeforeBirth",
    );
    expect(
      issueDateViolation("2008-05-14", "2007-05-14", TODAY, MOTOR_DOCUMENT_FROM_AGE),
    ).toBeUndefined();
  });

  it.each(["0001-01-01", "9999-12-31"])("is returned, not thrown, while %s is typed", (date) => {
    expect(issueDateViolation(date, "1990-05-14", TODAY)).toBeDefined();
    expect(() => issueDateViolation("2020-01-01", date, TODAY, 16)).not.toThrow();
  });

  it("moves to the birth date where it was earlier", () => {
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

it("a document is valid from today to 100 years ahead", () => {
  expect(validToBounds(TODAY)).toEqual({ min: TODAY, max: "2126-03-02" });
});

it.each([
  ["0", 0],
  ["2", 2],
  ["", undefined],
  ["3", undefined],
])("a control with the value %j has the type %s", (value, type) => {
  expect(toDocType(value)).toBe(type);
});

it.each([
  ["2026-03-01", "documentExpired"],
  ["2026-03-02", undefined],
  ["2126-03-02", undefined],
  ["2126-03-03", "documentValidTooLong"],
])("a document that is valid until %s: %s", (validTo, violation) => {
  expect(validToViolation(validTo, TODAY)).toBe(violation);
});

describe("licence", () => {
  const TODAY = "2026-03-02";

  describe("driving licence", () => {
    it("is issued from the 16th birthday on and is at least one year old", () => {
      expect(licenceIssueBounds("1990-05-14", TODAY)).toEqual({
        min: "2006-05-14",
        max: "2025-03-02",
      });
      expect(licenceIssueViolation("2025-03-02", "1990-05-14", TODAY)).toBeUndefined();
      expect(licenceIssueViolation("2025-03-03", "1990-05-14", TODAY)).toBe("driverExperience");
      expect(licenceIssueViolation("2006-05-14", "1990-05-14", TODAY)).toBeUndefined();
      expect(licenceIssueViolation("2006-05-13", "1990-05-14", TODAY)).toBe("licenceTooEarly");
      expect(licenceIssueViolation("2026-03-03", "1990-05-14", TODAY)).toBe("dateInFuture");
    });

    it.each(["0001-01-01", "9999-12-31"])("is returned, not thrown, while %s is typed", (date) => {
      expect(licenceIssueViolation(date, "1990-05-14", TODAY)).toBeDefined();
      expect(() => licenceIssueViolation("2020-01-01", date, TODAY)).not.toThrow();
    });
  });
});
