import { describe, expect, it } from "vitest";
import { aTravelOrder } from "#src/testing/builders.ts";
import type { TravelOrderValues } from "./order-values.ts";
import { type TravelQuoteRequest, toTravelQuote } from "./to-travel-payload.ts";
import { quoteDelayMs } from "./travel-quote.ts";

function asked(changes: Partial<TravelOrderValues> = {}): TravelQuoteRequest {
  const request = toTravelQuote(aTravelOrder(changes));
  if (!request) throw new Error("The example order has a price");
  return request;
}

describe("the delay before a price request", () => {
  it("is zero for the first price and 200 ms after a choice", () => {
    expect(quoteDelayMs(undefined, asked())).toBe(0);
    expect(quoteDelayMs(asked(), asked({ mainSumAssured: "50000" }))).toBe(200);
  });

  it.each([
    ["a date of the trip", { endDate: "2026-03-25" }],
    [
      "a birth date",
      { las: aTravelOrder().las.map((one) => ({ ...one, laBirthday: "1980-01-01" })) },
    ],
  ])("is 500 ms after typing %s", (_, change) => {
    expect(quoteDelayMs(asked(), asked(change))).toBe(500);
  });
});
