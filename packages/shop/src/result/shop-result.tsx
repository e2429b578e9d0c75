import { useApiClient } from "@sughurta/api-client/react";
import { discardBoxDraft } from "@sughurta/boxes";
import { PaymentResult } from "@sughurta/checkout";
import type { PaymentState } from "@sughurta/contracts";
import { motorChoiceOf } from "@sughurta/domain/motor";
import { discardMotorDraft } from "@sughurta/motor-flow";
import { discardTravelDraft } from "@sughurta/travel-flow";
import type { ReactNode } from "react";
import { isFirstTimePaid } from "../events/paid-once.ts";
import type { PaidEvent } from "../events/shop-event.ts";
import { pageWithPayment } from "./payment-address.ts";

export interface ShopResultProps {
  /** The newest payment of the visitor where there is no number. */
  readonly paymentId: string | undefined;
  /** Told once of each payment. */
  readonly onPaid: (event: PaidEvent) => void;
  /** What the page around has to say below a paid policy. */
  readonly afterPaid: ((event: PaidEvent) => ReactNode) | undefined;
  readonly onLeave: () => void;
}

/** The result of a payment, as the insurer knows it; the draft of a paid order is dropped. */
export function ShopResult({ paymentId, onPaid, afterPaid, onLeave }: ShopResultProps) {
  const client = useApiClient();

  function dropDraft(payment: PaymentState) {
    const { policyType, productSlug } = payment;
    // The service forgets a paid draft by itself; what is lost here is the one in this browser.
    if (policyType === "travel") discardTravelDraft(client).catch(() => undefined);
    const motor = motorProductOf(payment);
    if (motor) discardMotorDraft(client, motor).catch(() => undefined);
    if (policyType === "box") discardBoxDraft(client, productSlug).catch(() => undefined);
  }

  function handlePaid(payment: PaymentState) {
    dropDraft(payment);
    const event = toPaidEvent(payment);
    if (isFirstTimePaid(client, event.paymentId)) onPaid(event);
  }

  return (
    <PaymentResult
      paymentId={paymentId}
      retryHref={() => pageWithPayment(undefined)}
      homeHref={pageWithPayment(undefined)}
      onGoHome={onLeave}
      onPaid={handlePaid}
      afterPaid={afterPaid && ((payment) => afterPaid(toPaidEvent(payment)))}
    />
  );
}

function motorProductOf({ policyType, productSlug }: PaymentState) {
  return policyType === "car" ? motorChoiceOf(productSlug)?.product : undefined;
}

function toPaidEvent(payment: PaymentState): PaidEvent {
  const { id, policyType: product, productSlug, sumPrem: amount } = payment;
  const name = product === "box" ? productSlug : motorProductOf(payment);
  return { type: "paid", product, name, amount, paymentId: String(id) };
}
