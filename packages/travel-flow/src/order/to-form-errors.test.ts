import { describe, expect, it } from "vitest";
import { readRefusal } from "./to-form-errors.ts";

const failure = (fieldCodes: Record<string, string[]>) => ({
  message: "",
  code: "invalid",
  fieldCodes,
  fieldMessages: {},
});

describe("a refused order", () => {
  it.each([
    [{ "las.0.laBirthday": ["personTooOld"] }, "las[0].laBirthday", "insured"],
    [{ "las.4.docNumber": ["documentTwice"] }, "las[4].docNumber", "insured"],
    [{ dayCount: ["multiTripDays"] }, "endDate", "trip"],
    [{ multi: ["notAllowed"] }, "howOften", "trip"],
    [{ mainSumAssured: ["medicalSum"] }, "mainSumAssured", "trip"],
    [{ thingsSumAssured: ["addOnSum"] }, "thingsSumAssured", "options"],
    [{ flightDelaySign: ["addOnSum"] }, "flightDelaySign", "options"],
    [{ holderDocNumber: ["passportNumber"] }, "holderDocNumber", "holder"],
    [{ inn: ["inn"] }, "inn", "holder"],
    [{ assuredFlatAddress: ["flatAddress"] }, "assuredFlatAddress", "insured"],
    [{ agree: ["agreement"] }, "agree", "review"],
  ] as const)("%o belongs to %s in %s", (codes, field, part) => {
    const read = readRefusal(failure(JSON.parse(JSON.stringify(codes))));
    expect(Object.keys(read.failure.fieldCodes)).toEqual([field]);
    expect(read.part).toBe(part);
  });

  it("goes to the first part that has something wrong", () => {
    const read = readRefusal(
      failure({ agree: ["agreement"], "las.0.gender": ["required"], country: ["x"] }),
    );
    expect(read.part).toBe("trip");
  });
});
