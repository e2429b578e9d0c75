import { saveBox } from "@sughurta/contracts";
import { describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { holderViolations } from "./box-rules.ts";

const TODAY = "2026-03-02";

const faultsOf = (resident: string) =>
  holderViolations(parse(saveBox.body, aBoxOrder({ resident })), TODAY);

describe("the country of a holder", () => {
  it.each(["TJ", "UZ"])("may be %s", (code) => {
    expect(faultsOf(code)).toEqual({});
  });

  it.each(["XX", "WET", "SCU", "CET"])("is never %s, where nobody can live", (code) => {
    expect(faultsOf(code)).toEqual({ resident: ["country"] });
  });
});
