import { policyInstalments } from "@sughurta/contracts/policy-changes";
import { isPolicyNumber } from "@sughurta/domain";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday } from "#src/platform/platform.ts";
import { offeredOperators } from "#src/sales/orders/orders.ts";
import { instalmentViews } from "#src/sales/policies/instalments.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import { mayRead } from "#src/sales/policies/policy-access.ts";
import { getPolicyStatus, policyStatusFields } from "#src/sales/policies/policy-status.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Instalments of a policy for a caller who may pay them (SPEC-85). */
export function instalmentRoutes(service: Pick<Service, "config" | "now" | "providers">): Route[] {
  return [
    route(policyInstalments, async ({ db, params: { policyNumber }, owner, language }) => {
      const policyWithProduct = isPolicyNumber(policyNumber)
        ? await findPolicyWithProduct(db, policyNumber)
        : undefined;
      const isTheirs =
        policyWithProduct && (await mayRead(service, db, policyWithProduct.policy, owner));
      if (!isTheirs) return respond(204, undefined);
      const { orderId } = policyWithProduct.policy;
      const { status: _, ...policyStatus } = policyStatusFields(
        getPolicyStatus(policyWithProduct, getToday(service)),
      );
      return respond(200, {
        policyNumber,
        policyType: policyWithProduct.policy.policyType,
        ...(orderId === null ? {} : { policyId: orderId }),
        title: policyWithProduct.title?.[language] ?? "",
        ...policyStatus,
        instalments: instalmentViews(policyWithProduct.parts),
        operators: offeredOperators(service, policyWithProduct.policy.policyType),
      });
    }),
  ];
}
