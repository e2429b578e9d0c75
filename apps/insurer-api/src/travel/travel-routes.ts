import { calculateTravel, changeTravel, saveTravel, travelById } from "@sughurta/contracts";
import { fromDiram } from "@sughurta/domain";
import { normalisePeriod } from "@sughurta/domain/travel";
import { couponGuesses } from "#src/coupon/coupon-price.ts";
import { answer, NEW_ORDER, type Route, route } from "#src/http/route.ts";
import { discountOf } from "#src/order/calculated-price.ts";
import { lockChangeableOrder, ownOrder } from "#src/order/own-order.ts";
import { changeOrder, saveOrder } from "#src/order/save-order.ts";
import { type Service, todayOf } from "#src/service.ts";
import { type FailureCode, failureText } from "#src/texts/failure-texts.ts";
import { normaliseTravelOrder } from "./normalise-travel-order.ts";
import { travelLine } from "./travel-line.ts";
import { requestOf } from "./travel-order-columns.ts";
import { type PricePart, travelPremiums } from "./travel-price.ts";
import { type TravelQuote, travelQuote, unpricedTrip } from "./travel-quote.ts";
import { tripViolations } from "./trip-rules.ts";

const inSomoni = ({ part, diram }: PricePart) => ({ part, sumPrem: fromDiram(diram) });

/** A price as it is answered: whole, by the fields of the specification and by its parts. */
function pricedAnswer({ parts, offered, price, rate }: TravelQuote) {
  return {
    ...travelPremiums(parts),
    sumPrem: fromDiram(price.amountDiram),
    valueAmount: discountOf(price),
    parts: parts.map(inSomoni),
    offeredParts: offered.map(inSomoni),
    rate: rate.tjs,
    rateDate: rate.validFrom,
  };
}

/** Travel insurance: price and order (S1 §7). */
export function travelRoutes(service: Service): Route[] {
  return [
    route(
      calculateTravel,
      async ({ db, body, language, guesses }) => {
        const text = (code: FailureCode) =>
          failureText(language, code, { phone: service.config.supportPhone });
        const today = todayOf(service);
        const violations = tripViolations(body, today);
        const invalid = Object.keys(violations).length > 0;
        const { endDate, dayCount } = normalisePeriod(body);
        const quote = invalid
          ? await unpricedTrip(service, db, body)
          : await travelQuote(service, db, body, { guesses });
        const { couponViolation } = quote.price;
        return answer(200, {
          ...pricedAnswer(quote),
          endDate,
          dayCount,
          errorMsg: [...new Set(Object.values(violations).flat())].map(text),
          fieldCodes: violations,
          couponErr: couponViolation ? text(couponViolation) : "",
        });
      },
      { guesses: couponGuesses },
    ),
    route(
      saveTravel,
      async (call) =>
        answer(201, await saveOrder(service, travelLine, call, normaliseTravelOrder(call.body))),
      { ...NEW_ORDER, guesses: couponGuesses },
    ),
    route(travelById, async ({ db, params, owner }) => {
      const found = await ownOrder(db, owner, "travel", params.id);
      return answer(200, {
        id: found.id,
        sumPrem: fromDiram(found.amountDiram),
        status: found.state === "paid" ? ("paid" as const) : ("new" as const),
        country: requestOf(found.details).country,
        beginDate: found.startDate,
        endDate: found.endDate,
      });
    }),
    route(
      changeTravel,
      async ({ db, params, body, owner, guesses }) =>
        db.transaction(async (tx) => {
          const locked = await lockChangeableOrder(tx, owner, "travel", params.id);
          const place = { tx, orderId: locked.id, guesses };
          return answer(
            200,
            await changeOrder(service, travelLine, place, normaliseTravelOrder(body)),
          );
        }),
      { guesses: couponGuesses },
    ),
  ];
}
