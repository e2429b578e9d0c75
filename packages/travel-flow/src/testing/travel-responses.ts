import type { TestResponses } from "@sughurta/api-client/testing";
import type { ResponseOf } from "@sughurta/contracts/core";
import type { calculateTravel, TravelPricePart } from "@sughurta/contracts/travel";
import { addOnValue, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import type { TravelQuoteRequest } from "../model/to-travel-payload.ts";
import { aTravelQuote } from "./builders.ts";

type ResponseData = ResponseOf<typeof calculateTravel, 200>;

/** A price that grows with the choices, similar to a service: simple, but its parts add up. */
export function quoteResponse(
  body: TravelQuoteRequest,
  changes: Partial<ResponseData> = {},
): ResponseData {
  const medical = body.las.length * (body.mainSumAssured / 300);
  const getPremium = (value: number) => (value > 1 ? value / 50 : 20);
  const addOns = TRAVEL_ADD_ONS.map(({ field }) => ({ part: field, value: body[field] ?? 0 }))
    .filter(({ value }) => value > 0)
    .map(({ part, value }) => ({ part, sumPrem: getPremium(value) }));
  const parts: { part: TravelPricePart; sumPrem: number }[] = [
    { part: "mainSumAssured", sumPrem: medical },
    ...(body.sportOption === 1 ? [{ part: "sportOption" as const, sumPrem: medical * 0.8 }] : []),
    ...addOns,
  ];
  const full = parts.reduce((sum, { sumPrem }) => sum + sumPrem, 0);
  const valid = body.coupon === "NAVRUZ10";
  const valueAmount = valid ? full / 10 : 0;
  return aTravelQuote({
    sumPrem: full - valueAmount,
    valueAmount,
    parts: valid ? [...parts, { part: "coupon", sumPrem: -valueAmount }] : parts,
    offeredParts: TRAVEL_ADD_ONS.map(({ field }) => ({
      part: field,
      sumPrem: getPremium(body[field] || addOnValue(field, true)),
    })),
    endDate: body.endDate,
    dayCount: body.dayCount,
    couponErr: body.coupon && !valid ? "Такого промокода нет. Проверьте буквы и цифры" : "",
    ...changes,
  });
}

/** Responses of a service that accepts every order, with changes. */
export function travelResponses(changes: TestResponses = {}): TestResponses {
  return {
    calculateTravel: ({ body }) => ({ status: 200, data: quoteResponse(body) }),
    saveTravel: ({ body }) => ({ status: 201, data: { id: "t-1", sumPrem: body.sumPrem ?? 0 } }),
    readDraft: () => ({ status: 204, data: undefined }),
    saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
    discardDraft: () => ({ status: 200, data: { discarded: true } }),
    ...changes,
  };
}
