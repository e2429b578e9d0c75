import { useApiClient } from "@sughurta/api-client/react";
import { discardBoxDraft } from "@sughurta/boxes";
import { PaymentResult } from "@sughurta/checkout";
import type { PaymentState } from "@sughurta/contracts";
import { motorChoiceOf } from "@sughurta/domain/motor";
import { discardMotorDraft } from "@sughurta/motor-flow";
import { discardTravelDraft } from "@sughurta/travel-flow";
import { isFirstTimePaid } from "../events/paid-once.ts";
import type { PaidEvent } from "../events/shop-event.ts";
import { pageWithPayment } from "./payment-address.ts";

export interface ShopResultProps {
  /** The newest payment of the visitor where there is no number. */
  readonly paymentId: string | undefined;
  /** Told once of each payment. */
  readonly onPaid: (event: PaidEvent) => void;
  readonly onLeave: () => void;
}

/** What became of a payment, as the insurer knows it; the draft of a paid order goes. */
export function ShopResult({ paymentId, onPaid, onLeave }: ShopResultProps) {
  const client = useApiClient();

  function settle({ id, policyType, productSlug, sumPrem }: PaymentState) {
    // The service forgets a paid draft by itself; what is lost here is the one in this browser.
    if (policyType === "travel") discardTravelDraft(client).catch(() => undefined);
    const motor = policyType === "car" ? motorChoiceOf(productSlug)?.product : undefined;
    if (motor) discardMotorDraft(client, motor).catch(() => undefined);
    if (policyType === "box") discardBoxDraft(client, productSlug).catch(() => undefined);
    const payment = String(id);
    if (!isFirstTimePaid(client, payment)) return;
    const name = motor ?? (policyType === "box" ? productSlug : undefined);
    onPaid({ type: "paid", product: policyType, name, amount: sumPrem, paymentId: payment });
  }

  return (
    <PaymentResult
      paymentId={paymentId}
      retryHref={() => pageWithPayment(undefined)}
      homeHref={pageWithPayment(undefined)}
      onGoHome={onLeave}
      onPaid={settle}
    />
  );
}
