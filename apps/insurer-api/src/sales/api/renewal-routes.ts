import { policyRenewal } from "@sughurta/contracts/policy-changes";
import { isPolicyNumber } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { order, policy, policyCancellation, product } from "#src/platform/database/schema/sales.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { mayRead } from "#src/sales/policies/policy-access.ts";
import { findRenewal } from "#src/sales/policies/policy-renewal.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Initial values of a new order that renews a policy. */
export function renewalRoutes(service: Pick<Service, "now">): Route[] {
  return [
    route(policyRenewal, async ({ db, params: { policyNumber }, owner }) => {
      if (!isPolicyNumber(policyNumber)) return respond(204, undefined);
      const [found] = await db
        .select({
          policy,
          order,
          slug: product.slug,
          cancelledOn: policyCancellation.requestedOn,
        })
        .from(policy)
        .leftJoin(order, eq(order.id, policy.orderId))
        .leftJoin(product, eq(product.code, policy.productCode))
        .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
        .where(eq(policy.number, policyNumber));
      if (!found || !(await mayRead(service, db, found.policy, owner))) {
        return respond(204, undefined);
      }
      const { cancelledOn } = found;
      if (cancelledOn !== null) {
        throw new FailureError(409, "policyNotRenewable", { data: { cancelledOn } });
      }
      const { policyType, endDate } = found.policy;
      const form = found.order ? productLines[policyType].getForm(found.order) : { policyType };
      const renewed = await findRenewal(db, found.policy);
      return respond(200, {
        ...form,
        policyNumber,
        productSlug: found.slug ?? "",
        endDate,
        ...(renewed ? { renewedBy: renewed.number } : {}),
      });
    }),
  ];
}
