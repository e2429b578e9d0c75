import { policyInstalments } from "@sughurta/contracts/policy-changes";
import { isPolicyNumber } from "@sughurta/domain";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import { todayOf } from "#src/platform/platform.ts";
import { offeredOperators } from "#src/sales/orders/orders.ts";
import { instalmentViews } from "#src/sales/policies/instalments.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import { mayRead } from "#src/sales/policies/policy-access.ts";
import { standingFields, standingOf } from "#src/sales/policies/standing.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Instalments of a policy for a caller who may pay them (SPEC-85). */
export function instalmentRoutes(service: Pick<Service, "config" | "now" | "providers">): Route[] {
  return [
    route(policyInstalments, async ({ db, params: { policyNumber }, owner, language }) => {
      const titled = isPolicyNumber(policyNumber)
        ? await findPolicyWithProduct(db, policyNumber)
        : undefined;
      const isTheirs = titled && (await mayRead(service, db, titled.policy, owner));
      if (!isTheirs) return answer(204, undefined);
      const { orderId } = titled.policy;
      const { status: _, ...standing } = standingFields(standingOf(titled, todayOf(service)));
      return answer(200, {
        policyNumber,
        policyType: titled.policy.policyType,
        ...(orderId === null ? {} : { policyId: orderId }),
        title: titled.title?.[language] ?? "",
        ...standing,
        instalments: instalmentViews(titled.parts),
        operators: offeredOperators(service, titled.policy.policyType),
      });
    }),
  ];
}
