import { fromDiram } from "@sughurta/domain";
import type { Order, Policy } from "#src/platform/database/schema/sales.ts";
import type { NewWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";

const subjectOf = (number: string) => `policy:${number}`;

/** A policy with everything that was filled in for it. */
export function policyIssued(
  issued: Policy,
  { details, partnerCode, partnerReference }: Order,
): NewWebhookEvent {
  const {
    number,
    owner: _,
    sumAssuredDiram,
    priceDiram,
    amountDiram,
    createdAt,
    ...facts
  } = issued;
  return {
    type: "policy.issued",
    subject: subjectOf(number),
    data: {
      number,
      ...facts,
      sumAssured: fromDiram(sumAssuredDiram),
      price: fromDiram(priceDiram),
      amount: fromDiram(amountDiram),
      details,
      partner: partnerCode,
      partnerReference,
      issuedAt: createdAt.toISOString(),
    },
  };
}

/** A policy that ends with a day; the refund is decided by a person. */
export function policyCancelled(
  { number, currency }: Pick<Policy, "number" | "currency">,
  { cancelledOn, refundDiram }: { readonly cancelledOn: string; readonly refundDiram: number },
): NewWebhookEvent {
  return {
    type: "policy.cancelled",
    subject: subjectOf(number),
    data: { number, cancelledOn, refund: fromDiram(refundDiram), currency },
  };
}
