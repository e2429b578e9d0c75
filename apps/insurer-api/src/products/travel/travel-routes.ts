import { calculateTravel } from "@sughurta/contracts/travel";
import { fromDiram } from "@sughurta/domain";
import { normalizePeriod } from "@sughurta/domain/travel";
import { type FieldCode, toViolation } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { failureText } from "#src/platform/texts/failure-texts.ts";
import { couponGuesses } from "#src/products/coupon/coupon-price.ts";
import { discountOf } from "#src/products/line/calculated-price.ts";
import { type PricePart, travelPremiums } from "./travel-price.ts";
import { type TravelQuote, travelQuote, unpricedTrip } from "./travel-quote.ts";
import { tripViolations } from "./trip-rules.ts";

const inSomoni = ({ part, diram }: PricePart) => ({ part, sumPrem: fromDiram(diram) });

/** A price as a response: the total, the fields of the specification and the parts. */
function pricedAnswer({ parts, offered, choices, price, rate, tariffVersion }: TravelQuote) {
  return {
    tariffVersion,
    ...travelPremiums(parts),
    sumPrem: fromDiram(price.amountDiram),
    valueAmount: discountOf(price),
    parts: parts.map(inSomoni),
    offeredParts: offered.map(inSomoni),
    offeredChoices: choices,
    rate: rate.tjs,
    rateDate: rate.validFrom,
  };
}

/** Travel insurance: price (S1 §7). */
export function travelRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  return [
    route(
      calculateTravel,
      async ({ db, body, language, guesses, owner }) => {
        const text = (violation: FieldCode) => {
          const { code, ...values } = toViolation(violation);
          return failureText(language, code, { phone: service.config.supportPhone, ...values });
        };
        const today = todayOf(service);
        const violations = tripViolations(body, today);
        const invalid = Object.keys(violations).length > 0;
        const { endDate, dayCount } = normalizePeriod(body);
        const quote = invalid
          ? await unpricedTrip(service, db, body)
          : await travelQuote(service, db, body, { guesses, owner });
        const { couponViolation } = quote.price;
        return answer(200, {
          ...pricedAnswer(quote),
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
        });
      },
      { guesses: couponGuesses },
    ),
  ];
}
