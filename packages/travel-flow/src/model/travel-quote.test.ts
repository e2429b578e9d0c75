import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import { describe, expect, it } from "vitest";
import { aTravelOrder, aTravelQuote } from "#src/testing/builders.ts";
import type { TravelOrderValues } from "./order-values.ts";
import { type TravelQuoteRequest, toTravelQuote } from "./to-travel-payload.ts";
import { askQuote, quoteDelayMs } from "./travel-quote.ts";

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

function ask(response: TestResponses["calculateTravel"]) {
  const request = toTravelQuote(aTravelOrder());
  if (!request || !response) throw new Error("The example order has a price");
  const client = createTestClient({ calculateTravel: response });
  return askQuote(client, request, new AbortController().signal);
}

describe("a price request of a trip", () => {
  it("returns the dates that it was sent with", async () => {
    expect(await ask(() => ({ status: 200, data: aTravelQuote() }))).toMatchObject({
      kind: "quote",
      quote: { sumPrem: 100, request: { beginDate: "2026-03-10", endDate: "2026-03-20" } },
    });
  });

  it("returns the rules that a trip breaks", async () => {
    const errorMsg = ["Страхуем путешественников до 80 лет включительно"];
    const fieldCodes = { "las.0.laBirthday": ["personTooOld"] };
    const data = aTravelQuote({ sumPrem: 0, errorMsg, fieldCodes });
    expect(await ask(() => ({ status: 200, data }))).toMatchObject({
      kind: "rules",
      problem: { kind: "rules", errorMsg, fieldCodes },
    });
  });

  it("returns the field errors of a refusal", async () => {
    const data = { message: "Проверьте данные", fieldCodes: { country: ["required"] } };
    expect(await ask(() => ({ status: 422, data }))).toMatchObject({
      kind: "rules",
      problem: { kind: "rules", errorMsg: ["Проверьте данные"] },
    });
  });

  it("returns the promo code's error beside the price", async () => {
    const data = aTravelQuote({ couponErr: "Такого промокода нет" });
    expect(await ask(() => ({ status: 200, data }))).toMatchObject({
      kind: "quote",
      quote: { sumPrem: 100, couponErr: "Такого промокода нет" },
    });
  });
});
