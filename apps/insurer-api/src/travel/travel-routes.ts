import { randomUUID } from "node:crypto";
import { calculateTravel, changeTravel, saveTravel, travelById } from "@sughurta/contracts";
import { fromDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { order } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { agreePrice, discountOf, priceColumns } from "#src/order/calculated-price.ts";
import { lockChangeableOrder, ownOrder } from "#src/order/own-order.ts";
import { type Service, todayOf } from "#src/service.ts";
import { type FailureCode, failureText } from "#src/texts/failure-texts.ts";
import { TRAVEL_PRODUCT_CODE } from "./tariff.ts";
import { requestOf, travelOrderColumns } from "./travel-order-columns.ts";
import { type TravelOrder, travelOrderFaults } from "./travel-order-rules.ts";
import type { TravelPremiums } from "./travel-price.ts";
import { travelQuote } from "./travel-quote.ts";
import { tripFaults } from "./trip-rules.ts";

const NO_PREMIUMS: TravelPremiums = {
  mainSumPrem: 0,
  sportSumPrem: 0,
  pregnantSumPrem: 0,
  covid19SumPrem: 0,
  thingsSumPrem: 0,
  flatSumPrem: 0,
  neighborSumPrem: 0,
  accSumPrem: 0,
  optionsSumPrem: 0,
};

/** Checks and prices a form that is to be saved: 422 or 409. */
async function pricedOrder(service: Service, db: Database, form: TravelOrder, orderId?: string) {
  const faults = travelOrderFaults(form, todayOf(service));
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const { price } = await travelQuote(service, db, form, orderId);
  agreePrice(price, form.sumPrem);
  return {
    ...priceColumns(price),
    ...travelOrderColumns(form),
    quotedOn: todayOf(service),
    updatedAt: service.now(),
  };
}

/** Travel insurance: price and order (S1 §7). */
export function travelRoutes(service: Service): Route[] {
  return [
    route(calculateTravel, async ({ db, body, language }) => {
      const text = (code: FailureCode) =>
        failureText(language, code, { phone: service.config.supportPhone });
      const codes = Object.values(tripFaults(body, todayOf(service))).flat();
      if (codes.length > 0) {
        const errorMsg = [...new Set(codes)].map(text);
        return answer(200, {
          ...NO_PREMIUMS,
          sumPrem: 0,
          valueAmount: 0,
          errorMsg,
          couponErr: "",
        });
      }
      const { premiums, price } = await travelQuote(service, db, body);
      return answer(200, {
        ...premiums,
        sumPrem: fromDiram(price.amountDiram),
        valueAmount: discountOf(price),
        errorMsg: [],
        couponErr: price.couponFault ? text(price.couponFault) : "",
      });
    }),
    route(saveTravel, async ({ db, body, owner, language }) => {
      const columns = await pricedOrder(service, db, body);
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
      return answer(201, { id, sumPrem: fromDiram(columns.amountDiram) });
    }),
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
    route(changeTravel, async ({ db, params, body, owner }) =>
      db.transaction(async (tx) => {
        const locked = await lockChangeableOrder(tx, owner, "travel", params.id);
        const columns = await pricedOrder(service, tx, body, locked.id);
        await tx.update(order).set(columns).where(eq(order.id, locked.id));
        return answer(200, { id: locked.id, sumPrem: fromDiram(columns.amountDiram) });
      }),
    ),
  ];
}
