import { randomUUID } from "node:crypto";
import { boxDraft, calculateBox, saveBox } from "@sughurta/contracts";
import { fromDiram, tidyName } from "@sughurta/domain";
import { couponGuesses } from "#src/coupon/coupon-price.ts";
import { order } from "#src/database/schema/sales.ts";
import { linkDraft } from "#src/draft/draft-order.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { answer, NEW_ORDER, type Route, route } from "#src/http/route.ts";
import { agreePrice, discountOf, priceColumns } from "#src/order/calculated-price.ts";
import { coverOfBox } from "#src/policy/cover.ts";
import { type Service, todayOf } from "#src/service.ts";
import { failureText } from "#src/texts/failure-texts.ts";
import { type BoxPrice, priceOfBox } from "./box-price.ts";
import { holderFaults } from "./box-rules.ts";

/** The price, or 422 at the product. */
function priceOrThrow(price: Awaited<ReturnType<typeof priceOfBox>>): BoxPrice {
  if (typeof price === "string") throw invalidFields({ productCode: [price] });
  return price;
}

/** Boxed products: price and order (S0 §7). */
export function boxRoutes(service: Service): Route[] {
  return [
    route(
      calculateBox,
      async ({ db, body, language, guesses }) => {
        const { product, price } = priceOrThrow(await priceOfBox(service, db, body, { guesses }));
        const { couponFault } = price;
        return answer(200, {
          sumPrem: fromDiram(price.amountDiram),
          sumPremOrig: fromDiram(price.priceDiram),
          valueAmount: discountOf(price),
          prepaid: fromDiram(product.sumAssuredDiram),
          activeMonths: product.activeMonths,
          couponErr: couponFault ? failureText(language, couponFault, {}) : "",
        });
      },
      { guesses: couponGuesses },
    ),
    route(
      saveBox,
      async ({ db, body, owner, language, guesses }) => {
        const today = todayOf(service);
        const faults = holderFaults(body, today);
        if (Object.keys(faults).length > 0) throw invalidFields(faults);
        const { product, price } = priceOrThrow(await priceOfBox(service, db, body, { guesses }));
        agreePrice(price, body.sumPrem);
        const now = service.now();
        const id = randomUUID();
        await db.insert(order).values({
          id,
          owner,
          policyType: "box",
          productCode: product.code,
          language,
          ...priceColumns(price),
          sumAssuredDiram: product.sumAssuredDiram,
          ...coverOfBox(today, product.activeMonths),
          quotedOn: today,
          holder: {
            lastName: tidyName(body.lastName),
            firstName: tidyName(body.firstName),
            patronymic: body.patronymic === undefined ? undefined : tidyName(body.patronymic),
            birthDate: body.birthDate,
            gender: body.gender,
            phone: body.phoneNumber,
            email: body.email,
            country: body.resident,
            docSeries: body.series,
            docNumber: body.docNumber,
            issueDate: body.issueDate,
            issueInstitution: body.issueInstitution,
          },
          details: { activeMonths: product.activeMonths, partner: body.partner },
          createdAt: now,
          updatedAt: now,
        });
        await linkDraft(db, { owner, kind: boxDraft(product.slug) }, id);
        return answer(201, { id, sumPrem: fromDiram(price.amountDiram) });
      },
      { ...NEW_ORDER, guesses: couponGuesses },
    ),
  ];
}
