import type { BodyOf } from "@sughurta/contracts/core";
import { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { parse } from "zod/v4/core";
import type { TravelOrder } from "#src/products/travel/travel-order-rules.ts";
import type { TripRequest } from "#src/products/travel/trip-rules.ts";

type TripInput = BodyOf<typeof calculateTravel>;
type OrderInput = BodyOf<typeof saveTravel>;

/** The day that the examples assume. */
export const TODAY = "2026-03-02";

const TRIP: TripInput = {
  country: "Germany",
  multi: 0,
  beginDate: "2026-03-10",
  endDate: "2026-03-20",
  dayCount: 11,
  currency: "EUR",
  mainSumAssured: 30_000,
  sportOption: 0,
  las: [{ laBirthday: "1990-05-14" }],
};

/** A trip of eleven days to Germany, valid on {@link TODAY}. */
export function aTrip(changes: Partial<TripInput> = {}): TripRequest {
  return parse(calculateTravel.body, { ...TRIP, ...changes });
}

/** A traveller with a travel passport. */
export function aTraveller(
  changes: Partial<OrderInput["las"][number]> = {},
): OrderInput["las"][number] {
  return {
    laLastname: "SAIDOVA",
    laFirstname: "MADINA",
    laBirthday: "1990-05-14",
    gender: 1,
    docType: 1,
    docNumber: "401234567",
    issueDate: "2020-06-01",
    issueInstitution: "MIA",
    ...changes,
  };
}

/** A complete travel order, valid on {@link TODAY}. */
export function aTravelOrder(changes: Partial<OrderInput> = {}): TravelOrder {
  return parse(saveTravel.body, {
    ...TRIP,
    holderLastname: "SAIDOVA",
    holderFirstname: "MADINA",
    holderPhone: "992921234567",
    holderBirthday: "1990-05-14",
    holderGender: 1,
    holderDocType: 0,
    holderDocSeries: "A",
    holderDocNumber: "12345678",
    holderIssueDate: "2018-02-01",
    holderIssueInstitution: "MIA",
    las: [aTraveller()],
    agree: true,
    ...changes,
  });
}
