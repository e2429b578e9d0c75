import type { BegunOrder } from "@sughurta/account";
import type { ApiClient } from "@sughurta/api-client";
import type { Renewal } from "@sughurta/contracts/policy-changes";
import { motorChoiceOfProduct } from "@sughurta/domain/motor";
import { buyHref } from "../account/account-links.ts";

/** How the renewal order of a policy is started. */
export interface RenewalOptions {
  today: string;
  /** Replaces an order that is already half filled in. */
  replace: boolean;
}

/** Fills in the renewal order of a policy and returns its page; a policy bought elsewhere is bought as any other. */
export async function beginRenewal(
  client: ApiClient,
  renewal: Renewal,
  options: RenewalOptions,
): Promise<BegunOrder> {
  const { policyType, endDate, productSlug: slug } = renewal;
  if (!renewal.order) return { href: buyHref(renewal), isNew: true };
  if (policyType === "travel") {
    const { renewTravelOrder } = await import("./travel-renewal.ts");
    const isNew = await renewTravelOrder(client, { order: renewal.order, endDate, ...options });
    return { href: "/travel-order", isNew };
  }
  if (policyType === "box") {
    const { productCode } = renewal.order;
    // Ready-made casco that was formerly sold as a box is renewed by its motor order (SPEC-94).
    if (motorChoiceOfProduct(productCode)) {
      const { renewMotorOrder } = await import("./motor-renewal.ts");
      const isNew = await renewMotorOrder(client, { order: renewal.order, endDate, ...options });
      return { href: `/auto/order/${productCode}`, isNew };
    }
    const { renewBoxOrder } = await import("./box-renewal.ts");
    const isNew = await renewBoxOrder(client, { slug, order: renewal.order, endDate, ...options });
    return { href: buyHref(renewal), isNew };
  }
  const { renewMotorOrder, motorOrderHref } = await import("./motor-renewal.ts");
  const isNew = await renewMotorOrder(client, { order: renewal.order, endDate, ...options });
  return { href: motorOrderHref(renewal.order.program), isNew };
}
