import { policyStatusOn, toWirePhone } from "@sughurta/domain";
import { asc, isNull } from "drizzle-orm";
import type { Hono } from "hono";
import type { CouponSeed, Seed } from "#src/content/schema/seed-types.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { todayOf } from "#src/platform/platform.ts";
import { priceWithCoupon } from "#src/products/coupon/coupon-price.ts";
import { TRAVEL_PRODUCT_CODE } from "#src/products/travel/travel-quote.ts";
import type { Service } from "#src/sales/ports/service.ts";

import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from "./demo-staff.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

function describe({ kind, value, productCodes, validTo }: CouponSeed): string {
  const discount = kind === "percent" ? `−${value}%` : `−${value} TJS`;
  const where = productCodes.length > 0 ? `for ${productCodes.join(", ")}` : "for every product";
  return `${discount} ${where}, until ${validTo}`;
}

/** Any price, in diram: only the validity of the code matters. */
const SOME_PRICE_DIRAM = 100_000;

/** Whether a code is currently valid for a product that it covers. */
async function isUsable(service: Needs, { code, productCodes }: CouponSeed): Promise<boolean> {
  const sale = {
    productCode: productCodes[0] ?? TRAVEL_PRODUCT_CODE,
    priceDiram: SOME_PRICE_DIRAM,
    day: todayOf(service),
    now: service.now(),
  };
  return (await priceWithCoupon(service.db, code, sale)).ok;
}

/** Demonstration data for new users, printed by `npm start`: a login, policies and promo codes. */
export function demoFacts(
  service: Needs,
  { coupons, demoUsers }: Pick<Seed, "coupons" | "demoUsers">,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/sandbox/demo", async (context) => {
      const today = todayOf(service);
      const [person] = demoUsers;
      const policies = await service.db
        .select()
        .from(policy)
        .where(isNull(policy.orderId))
        .orderBy(asc(policy.number));
      const usable = await Promise.all(coupons.map((one) => isUsable(service, one)));
      return context.json({
        login: person && { phone: toWirePhone(person.phone), password: person.password },
        policies: policies.map((one) => ({
          number: one.number,
          status: policyStatusOn(today, one),
          code: one.code,
        })),
        desk: service.config.desk && {
          url: service.config.desk.url,
          names: DEMO_STAFF.map(({ name }) => name),
          password: DEMO_STAFF_PASSWORD,
        },
        coupons: coupons
          .filter((_, index) => usable[index])
          .map((one) => ({ code: one.code, description: describe(one) })),
      });
    });
  };
}
