import { describe, expect, it } from "vitest";
import { aTravelOrder } from "../testing/builders.ts";
import { refusedPart, TRAVEL_SERVER_FIELDS } from "./order-definition.ts";

const refused = (...keys: string[]) => ({
  fieldCodes: Object.fromEntries(keys.map((key) => [key, ["wrongInput"]])),
  fieldMessages: {},
});

describe("a refused order", () => {
  it.each([
    ["las.0.laBirthday", undefined, "insured"],
    ["las.4.docNumber", undefined, "insured"],
    ["las", undefined, "insured"],
    ["dayCount", "endDate", "trip"],
    ["multi", "howOften", "trip"],
    ["sportOption", "spaType", "trip"],
    ["sequence", "spaType", "trip"],
    ["mainSumAssured", "mainSumAssured", "trip"],
    ["thingsSumAssured", "thingsSumAssured", "options"],
    ["flightDelaySign", "flightDelaySign", "options"],
    ["holderDocNumber", "holderDocNumber", "holder"],
    ["inn", "inn", "holder"],
    ["assuredFlatAddress", "assuredFlatAddress", "insured"],
    ["agree", "agree", "review"],
    ["toString", undefined, undefined],
  ] as const)("%s belongs to %s in %s", (key, field, part) => {
    expect(Object.hasOwn(TRAVEL_SERVER_FIELDS, key) ? TRAVEL_SERVER_FIELDS[key] : undefined).toBe(
      field,
    );
    expect(refusedPart(refused(key))).toBe(part);
  });

  it("opens the first part with an error", () => {
    expect(refusedPart(refused("agree", "las.0.gender", "country"))).toBe("trip");
  });

  it("is shown at fields of the form", () => {
    const known = Object.keys(aTravelOrder());
    expect(known).toEqual(expect.arrayContaining(Object.values(TRAVEL_SERVER_FIELDS)));
  });
});
