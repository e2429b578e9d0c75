import { describe, expect, it } from "vitest";
import { licenceIssueBounds, licenceIssueViolation } from "./licence.ts";

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
