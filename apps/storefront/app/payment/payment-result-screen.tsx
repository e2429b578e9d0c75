import { useApiClient } from "@sughurta/api-client/react";
import { discardBoxDraft } from "@sughurta/boxes";
import { PaymentResult } from "@sughurta/checkout";
import type { PaymentState } from "@sughurta/contracts";
import { motorChoiceOf } from "@sughurta/domain/motor";
import { discardMotorDraft } from "@sughurta/motor-flow";
import { discardTravelDraft } from "@sughurta/travel-flow";
import { useNavigate, useSearchParams } from "react-router";

/** The real state of a payment, whatever the address is called (decision 7). */
export function PaymentResultScreen() {
  const client = useApiClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const dropDraft = ({ policyType, productSlug }: PaymentState) => {
    // The order is paid; a draft that stays behind runs out by itself.
    if (policyType === "box" && productSlug) discardBoxDraft(client, productSlug).catch(() => {});
    if (policyType === "travel") discardTravelDraft(client).catch(() => {});
    const motor = policyType === "car" ? motorChoiceOf(productSlug) : undefined;
    if (motor) discardMotorDraft(client, motor.product).catch(() => {});
  };
  return (
    <PaymentResult
      paymentId={query.get("payment") ?? undefined}
      retryHref={retryHref}
      onGoHome={() => void navigate("/")}
      onPaid={dropDraft}
    />
  );
}

function retryHref({ policyType, productSlug }: PaymentState): string | undefined {
  if (policyType === "travel") return "/travel-order";
  if (!productSlug) return undefined;
  const slug = encodeURIComponent(productSlug);
  return policyType === "car" ? `/auto/order/${slug}` : `/boxes/order/${slug}`;
}
