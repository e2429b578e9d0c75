import { randomUUID } from "node:crypto";
import {
  calculateTravel,
  changeTravel,
  saveTravel,
  TRAVEL_DRAFT,
  travelById,
} from "@sughurta/contracts";
import { fromDiram } from "@sughurta/domain";
import { settledPeriod } from "@sughurta/domain/travel";
import { eq } from "drizzle-orm";
import { couponGuesses } from "#src/coupon/coupon-price.ts";
import { order } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { linkDraft } from "#src/draft/draft-order.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { answer, NEW_ORDER, type Route, route } from "#src/http/route.ts";
import {
  agreePrice,
  type CouponContext,
  discountOf,
  NO_PRICE,
  priceColumns,
} from "#src/order/calculated-price.ts";
import { lockChangeableOrder, ownOrder } from "#src/order/own-order.ts";
import { type Service, todayOf } from "#src/service.ts";
import { type FailureCode, failureText } from "#src/texts/failure-texts.ts";
import { rateOfToday } from "./exchange-rate.ts";
import { settleTravelOrder } from "./settle-travel-order.ts";
import { TRAVEL_PRODUCT_CODE } from "./tariff.ts";
import { requestOf, travelOrderColumns } from "./travel-order-columns.ts";
import { type TravelOrder, travelOrderFaults } from "./travel-order-rules.ts";
import { travelPremiums } from "./travel-price.ts";
import { sumAssuredDiram, type TravelQuote, travelQuote } from "./travel-quote.ts";
import { type TripRequest, tripFaults } from "./trip-rules.ts";

/** A price as it is answered: whole, by the fields of the specification and by its parts. */
function pricedAnswer({ parts, price, rate }: TravelQuote) {
  return {
    ...travelPremiums(parts),
    sumPrem: fromDiram(price.amountDiram),
    valueAmount: discountOf(price),
    parts: parts.map(({ part, diram }) => ({ part, sumPrem: fromDiram(diram) })),
    rate: rate.tjs,
    rateDate: rate.validFrom,
  };
}

/** The quote of a trip that breaks a rule: no price. */
async function unpriced(service: Service, db: Database, trip: TripRequest): Promise<TravelQuote> {
  const rate = await rateOfToday(service, db, trip.currency);
  return { parts: [], price: NO_PRICE, rate };
}

/** Checks and prices a form that is to be saved: 422 or 409. */
async function pricedOrder(
  service: Service,
  db: Database,
  sent: TravelOrder,
  context: CouponContext,
) {
  const form = settleTravelOrder(sent);
  const faults = travelOrderFaults(form, todayOf(service));
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const { price, rate } = await travelQuote(service, db, form, context);
  agreePrice(price, form.sumPrem);
  return {
    ...priceColumns(price),
    ...travelOrderColumns(form),
    sumAssuredDiram: sumAssuredDiram(form, rate),
    quotedOn: todayOf(service),
    updatedAt: service.now(),
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
        const faults = tripFaults(body, today);
        const faulty = Object.keys(faults).length > 0;
        const { endDate, dayCount } = settledPeriod(body);
        const quote = faulty
          ? await unpriced(service, db, body)
          : await travelQuote(service, db, body, { guesses });
        const { couponFault } = quote.price;
        return answer(200, {
          ...pricedAnswer(quote),
          endDate,
          dayCount,
          errorMsg: [...new Set(Object.values(faults).flat())].map(text),
          fieldCodes: faults,
          couponErr: couponFault ? text(couponFault) : "",
        });
      },
      { guesses: couponGuesses },
    ),
    route(
      saveTravel,
      async ({ db, body, owner, language, guesses }) => {
        const columns = await pricedOrder(service, db, body, { guesses });
        const id = randomUUID();
        await db.insert(order).values({
          id,
          owner,
          policyType: "travel",
          productCode: TRAVEL_PRODUCT_CODE,
          language,
          ...columns,
          createdAt: columns.updatedAt,
        });
        await linkDraft(db, { owner, kind: TRAVEL_DRAFT }, id);
        return answer(201, { id, sumPrem: fromDiram(columns.amountDiram) });
      },
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
          const columns = await pricedOrder(service, tx, body, { orderId: locked.id, guesses });
          await tx.update(order).set(columns).where(eq(order.id, locked.id));
          return answer(200, { id: locked.id, sumPrem: fromDiram(columns.amountDiram) });
        }),
      { guesses: couponGuesses },
    ),
  ];
}
