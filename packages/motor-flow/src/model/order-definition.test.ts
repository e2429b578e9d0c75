import { describe, expect, it } from "vitest";
import { refusedPart, serverFieldsFor } from "./order-definition.ts";

const refused = (...keys: string[]) => ({
  fieldCodes: Object.fromEntries(keys.map((key) => [key, ["wrongInput"]])),
  fieldMessages: {},
});

describe("a refused motor order", () => {
  it.each([
    ["carIssueYear", "vehicle"],
    ["vin", "vehicle"],
    ["program", "program"],
    ["crSumAssured", "options"],
    ["compensation", "options"],
    ["holderDocNumber", "holder"],
    ["inn", "holder"],
    ["drivers.0.driverBd", "drivers"],
    ["drivers", "drivers"],
    ["noTaxiAgree", "review"],
  ])("because of %s opens the part %s", (key, part) => {
    expect(refusedPart(refused(key))).toBe(part);
  });

  it("opens the first part with an error, none where no field was given", () => {
    expect(refusedPart(refused("agree", "drivers.1.docNumber", "vin"))).toBe("vehicle");
    expect(refusedPart(refused())).toBeUndefined();
  });

  it("is shown where the make was typed", () => {
    expect(serverFieldsFor({ isTyped: true }).carMark).toBe("markaTxt");
    expect(serverFieldsFor({ isTyped: false }).carMark).toBeUndefined();
  });
});
