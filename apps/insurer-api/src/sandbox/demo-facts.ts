import { policyStatusOn, toWirePhone } from "@sughurta/domain";
import { asc, isNull } from "drizzle-orm";
import type { Hono } from "hono";
import { coupons, demoUsers } from "#src/content/seed/index.ts";
import { coupon, policy } from "#src/database/schema/sales.ts";
import type { AppEnv } from "#src/http/app-env.ts";
import { type Service, todayOf } from "#src/service.ts";

function describe({ kind, value, productCodes, validTo }: (typeof coupons)[number]): string {
  const discount = kind === "percent" ? `−${value}%` : `−${value} TJS`;
  const where = productCodes.length > 0 ? `for ${productCodes.join(", ")}` : "for every product";
  return `${discount} ${where}, until ${validTo}`;
}

/** What a new user can try, printed by `npm start`: a login, policies and promo codes of the demo data. */
export function demoFacts(service: Service): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/sandbox/demo", async (context) => {
      const today = todayOf(service);
      const [person] = demoUsers;
      const policies = await service.db
        .select()
        .from(policy)
        .where(isNull(policy.orderId))
        .orderBy(asc(policy.number));
      const known = new Set(
        (await service.db.select({ code: coupon.code }).from(coupon)).map(({ code }) => code),
      );
      return context.json({
        login: person && { phone: toWirePhone(person.phone), password: person.password },
        policies: policies.map((one) => ({
          number: one.number,
          status: policyStatusOn(today, one),
          code: one.code,
        })),
        coupons: coupons
          .filter(({ code }) => known.has(code))
          .map((one) => ({ code: one.code, description: describe(one) })),
      });
    });
  };
}
