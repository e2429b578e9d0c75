import { useApiClient } from "@sughurta/api-client/react";
import { discardBoxDraft } from "@sughurta/boxes";
import { PaymentResult } from "@sughurta/checkout";
import { motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import type { PaymentState } from "@sughurta/contracts/payment";
import { getMotorChoice } from "@sughurta/domain/motor";
import { discardMotorDraft } from "@sughurta/motor-flow";
import { discardTravelDraft } from "@sughurta/travel-flow";
import { useContext } from "react";
import { isFirstTimePaid, type PaidEvent } from "../events/shop-event.ts";
import {
  BOX_ORDER,
  boxOrderKind,
  openOrder,
  refusedOrder,
  savedReference,
} from "../parts/open-order.ts";
import { TestModeContext } from "../root/part-root.tsx";

export interface ShopResultProps {
  /** The newest payment of the visitor where there is no number. */
  readonly paymentId: string | undefined;
  /** Origins of payment pages, for the code of an open QR payment. */
  readonly paymentOrigins: readonly string[];
  /** Called once for each payment. */
  readonly onPaid: (event: PaidEvent) => void;
  /** Called whenever it is shown. */
  readonly onAlreadyPaid: (event: PaidEvent) => void;
  /** It is closed automatically once it is final. */
  readonly closesItself: boolean;
  /** Shows the parts of the shop again, with an unpaid order unchanged. */
  readonly onClose: () => void;
}

/** The result of a payment, from the insurer's data, until it is closed; the draft of a paid order is deleted. */
export function ShopResult({
  paymentId,
  paymentOrigins,
  onPaid,
  onAlreadyPaid,
  closesItself,
  onClose,
}: ShopResultProps) {
  const client = useApiClient();
  const isTest = useContext(TestModeContext);

  function dropDraft(payment: PaymentState) {
    const { policyType, productSlug } = payment;
    // The service deletes a paid draft by itself; here only the one in this browser is deleted.
    if (policyType === "travel") discardTravelDraft(client).catch(() => undefined);
    const motor = getMotorProduct(payment);
    if (motor) discardMotorDraft(client, motor).catch(() => undefined);
    if (policyType === "box") discardBoxDraft(client, productSlug).catch(() => undefined);
  }

  /** An unpaid order is shown unchanged, also in the new tab to which the bank redirected. */
  function close(payment: PaymentState | undefined) {
    const order = payment && payment.status !== "paid" ? getOrder(payment) : undefined;
    if (order) {
      openOrder(client, order.kind).write(order.left);
      const { kind, left } = order;
      refusedOrder(client).write(kind === BOX_ORDER ? boxOrderKind(left) : kind);
      if (payment?.partnerReference) {
        savedReference(client, order.kind).write(payment.partnerReference);
      }
    }
    onClose();
  }

  function handlePaid(payment: PaymentState) {
    dropDraft(payment);
    refusedOrder(client).remove();
    const order = getOrder(payment);
    if (order) {
      openOrder(client, order.kind).remove();
      savedReference(client, order.kind).remove();
    }
    const event = toPaidEvent(payment, isTest);
    if (isFirstTimePaid(client, event.paymentId)) onPaid(event);
    onAlreadyPaid(event);
  }

  return (
    <PaymentResult
      paymentId={paymentId}
      paymentOrigins={paymentOrigins}
      onPaid={handlePaid}
      onClose={close}
      closesItself={closesItself}
    />
  );
}

/** The order of a payment, as a part that shows it again identifies it. */
function getOrder(payment: PaymentState): { kind: string; left: string } | undefined {
  const { policyType, productSlug } = payment;
  if (policyType === "box") return productSlug ? { kind: BOX_ORDER, left: productSlug } : undefined;
  const motor = getMotorProduct(payment);
  const kind = policyType === "travel" ? TRAVEL_DRAFT : motor && motorDraft(motor);
  return kind === undefined ? undefined : { kind, left: kind };
}

function getMotorProduct({ policyType, productSlug }: PaymentState) {
  return policyType === "car" ? getMotorChoice(productSlug)?.product : undefined;
}

function toPaidEvent(payment: PaymentState, isTest: boolean): PaidEvent {
  const { id, policyType, product, productSlug, sumPrem: amount, partnerReference } = payment;
  const { policyNumber, startDate, endDate } = payment;
  return {
    type: "paid",
    // A service that does not return the code yet has a slug only.
    product: product ?? productSlug,
    policyType,
    amount,
    paymentId: String(id),
    policyNumber: policyNumber ?? undefined,
    startDate: startDate ?? undefined,
    endDate: endDate ?? undefined,
    ...(partnerReference === undefined ? {} : { partnerReference }),
    ...(isTest && { isTest }),
  };
}
