import { randomUUID } from "node:crypto";
import { boxDraft, calculateBox, saveBox } from "@sughurta/contracts";
import { fromDiram, tidyName, toDiram } from "@sughurta/domain";
import { order } from "#src/database/schema/sales.ts";
import { linkDraft } from "#src/draft/draft-order.ts";
import { invalidFields } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { priceChanged } from "#src/payment/requote.ts";
import { coverOfBox } from "#src/policy/cover.ts";
import { type Service, todayOf } from "#src/service.ts";
import { priceOfBox, priceOrThrow } from "./box-price.ts";
import { holderFaults } from "./box-rules.ts";

const CALCULATION_RULE = { max: 60, windowSeconds: 60 };

/** Boxed products: price and order (S0 §7). */
export function boxRoutes(service: Service): Route[] {
  return [
    route(
      calculateBox,
      async ({ db, body }) => {
        const price = priceOrThrow(await priceOfBox(service, db, body.productCode, body.coupon));
        return answer(200, {
          sumPrem: fromDiram(price.amountDiram),
          sumPremOrig: fromDiram(price.priceDiram),
          valueAmount: fromDiram(price.discountDiram),
          prepaid: fromDiram(price.product.sumAssuredDiram),
          activeMonths: price.product.activeMonths,
        });
      },
      { limit: CALCULATION_RULE },
    ),
    route(saveBox, async ({ db, body, owner, language }) => {
      const today = todayOf(service);
      const faults = holderFaults(body, today);
      if (Object.keys(faults).length > 0) throw invalidFields(faults);
      const price = priceOrThrow(await priceOfBox(service, db, body.productCode, body.coupon));
      const { amountDiram } = price;
      if (body.sumPrem !== undefined && !isSameAmount(body.sumPrem, amountDiram)) {
        throw priceChanged(amountDiram);
      }
      const now = service.now();
      const id = randomUUID();
      await db.insert(order).values({
        id,
        owner,
        policyType: "box",
        productCode: price.product.code,
        language,
        priceDiram: price.priceDiram,
        discountDiram: price.discountDiram,
        amountDiram,
        couponCode: price.couponCode,
        sumAssuredDiram: price.product.sumAssuredDiram,
        ...coverOfBox(today, price.product.activeMonths),
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
        details: { activeMonths: price.product.activeMonths, partner: body.partner },
        createdAt: now,
        updatedAt: now,
      });
      await linkDraft(db, { owner, kind: boxDraft(price.product.slug) }, id);
      return answer(201, { id, sumPrem: fromDiram(amountDiram) });
    }),
  ];
}

function isSameAmount(somoni: number, diram: number): boolean {
  return Number.isFinite(somoni) && toDiram(somoni) === diram;
}
