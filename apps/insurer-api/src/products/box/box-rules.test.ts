import { saveBox } from "@sughurta/contracts/box";
import { describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { holderViolations } from "./box-rules.ts";

const TODAY = "2026-03-02";

const getViolations = (changes: Parameters<typeof aBoxOrder>[0]) =>
  holderViolations(parse(saveBox.body, aBoxOrder(changes)), TODAY);

describe("the country of a holder", () => {
  it.each(["TJ", "UZ"])("may be %s", (code) => {
    expect(getViolations({ resident: code })).toEqual({});
  });

  it.each(["XX", "WET", "SCU", "CET"])("is never %s, which has no residents", (code) => {
    expect(getViolations({ resident: code })).toEqual({ resident: ["country"] });
  });
});

describe("the document of a holder", () => {
  it.each([
    [{ series: "A-1" }, { series: ["documentSeries"] }],
    [{ docNumber: "12_34" }, { docNumber: ["documentNumber"] }],
    [{ issueDate: "2026-03-03" }, { issueDate: ["dateInFuture"] }],
    [{ birthDate: "1990-05-14", issueDate: "1990-05-13" }, { issueDate: ["issuedBeforeBirth"] }],
    [{ birthDate: "1946-05-14", issueDate: "1956-03-01" }, { issueDate: ["issueDate"] }],
  ])("with %j has the errors %j", (changes, violations) => {
    expect(getViolations(changes)).toEqual(violations);
  });
});
