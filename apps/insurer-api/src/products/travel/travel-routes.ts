import type { ResponseOf } from "@sughurta/contracts/core";
import { calculateTravel, readTravellers, tripPrice } from "@sughurta/contracts/travel";
import { fromDiram, type Language } from "@sughurta/domain";
import { normalizePeriod } from "@sughurta/domain/travel";
import type { Database } from "#src/platform/database/sql.ts";
import { type FieldCode, toViolation } from "#src/platform/failures/failure-error.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { couponGuesses } from "#src/products/coupon/coupon-price.ts";
import { type CouponContext, getDiscount } from "#src/products/line/calculated-price.ts";
import { plainTrip } from "./plain-trip.ts";
import { readTravellerList } from "./read-travellers.ts";
import { type PricePart, travelPremiums } from "./travel-price.ts";
import { pricedTrip, type TravelQuote, travelPricing, unpricedTrip } from "./travel-quote.ts";
import { getMedicalSums } from "./travel-tariff.ts";
import { medicalSumViolations, type TripRequest, tripViolations } from "./trip-rules.ts";

const inSomoni = ({ part, diram }: PricePart) => ({ part, sumPrem: fromDiram(diram) });

/** A price as a response: the total, the fields of the specification and the parts. */
function pricedResponse({
  parts,
  offered,
  choices,
  medicalSums,
  ageGroups,
  price,
  rate,
  tariffVersion,
}: TravelQuote) {
  return {
    tariffVersion,
    ...travelPremiums(parts),
    sumPrem: fromDiram(price.amountDiram),
    valueAmount: getDiscount(price),
    parts: parts.map(inSomoni),
    offeredParts: offered.map(inSomoni),
    offeredChoices: choices,
    medicalSums: [...medicalSums],
    ageGroups: [...ageGroups],
    rate: rate.tjs,
    rateDate: rate.validFrom,
  };
}

/** The response to a price request of a trip, with the violated rules as messages. */
async function tripResponse(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  trip: TripRequest,
  { language, ...context }: CouponContext & { readonly language: Language },
): Promise<ResponseOf<typeof calculateTravel, 200>> {
  const text = (violation: FieldCode) => {
    const { code, ...values } = toViolation(violation);
    return failureText(language, code, { phone: service.config.supportPhone, ...values });
  };
  const pricing = await travelPricing(service, db, trip.currency);
  const violations = {
    ...tripViolations(trip, getToday(service)),
    ...medicalSumViolations(trip, getMedicalSums(pricing.tariff.figures)),
  };
  const invalid = Object.keys(violations).length > 0;
  const { endDate, dayCount } = normalizePeriod(trip);
  const quote = invalid
    ? unpricedTrip(pricing)
    : await pricedTrip(service, db, trip, { ...context, pricing });
  const { couponViolation } = quote.price;
  return {
    ...pricedResponse(quote),
    endDate,
    dayCount,
    errorMsg: [...new Set(Object.values(violations).flat())].map(text),
    fieldCodes: Object.fromEntries(
      Object.entries(violations).map(([field, codes]) => [
        field,
        codes.map((violation) => toViolation(violation).code),
      ]),
    ),
    couponErr: couponViolation ? text(couponViolation) : "",
  };
}

/** A file takes as long as many requests. */
const LIST_RATE = { max: 20, windowSeconds: 60 };

/** Travel insurance: price (S1 §7), the price of a trip for a page, and travellers from a file. */
export function travelRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  return [
    route(
      calculateTravel,
      async ({ db, body, language, guesses, owner }) =>
        respond(200, await tripResponse(service, db, body, { language, guesses, owner })),
      { guesses: couponGuesses },
    ),
    route(tripPrice, async ({ db, query, language, owner }) => {
      const { country, begin_date: beginDate, end_date: endDate, people } = query;
      const trip = plainTrip({ country, beginDate, endDate, people, today: getToday(service) });
      return respond(200, await tripResponse(service, db, trip, { language, owner }));
    }),
    route(
      readTravellers,
      async ({ bytes, query, language }) => {
        const today = getToday(service);
        const beginDate = query.begin_date ?? today;
        return respond(200, await readTravellerList(bytes, { language, today, beginDate }));
      },
      { limit: LIST_RATE },
    ),
  ];
}
