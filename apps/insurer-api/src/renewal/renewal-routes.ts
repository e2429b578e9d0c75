import { policyRenewal } from "@sughurta/contracts";
import { isPolicyNumber } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { order, policy, product } from "#src/database/schema/sales.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { mayRead } from "#src/policy/policy-access.ts";
import { productLines } from "#src/product-lines.ts";
import type { Service } from "#src/service.ts";

/** What a new order begins with that follows a policy. */
export function renewalRoutes(service: Service): Route[] {
  return [
    route(policyRenewal, async ({ db, params: { policyNumber }, owner }) => {
      if (!isPolicyNumber(policyNumber)) return answer(204, undefined);
      const [found] = await db
        .select({ policy, bought: order, slug: product.slug })
        .from(policy)
        .leftJoin(order, eq(order.id, policy.orderId))
        .leftJoin(product, eq(product.code, policy.productCode))
        .where(eq(policy.number, policyNumber));
      if (!found || !(await mayRead(service, db, found.policy, owner))) {
        return answer(204, undefined);
      }
      const { policyType, endDate } = found.policy;
      const form = found.bought ? productLines[policyType].formOf(found.bought) : { policyType };
      return answer(200, { ...form, policyNumber, productSlug: found.slug ?? "", endDate });
    }),
  ];
}
