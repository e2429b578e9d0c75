import { useApiClient } from "@sughurta/api-client/react";
import { discardBoxDraft } from "@sughurta/boxes";
import { PaymentResult } from "@sughurta/checkout";
import type { PaymentState } from "@sughurta/contracts/payment";
import { getMotorChoice } from "@sughurta/domain/motor";
import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { discardMotorDraft } from "@sughurta/motor-flow";
import { discardTravelDraft } from "@sughurta/travel-flow";
import { useNavigate, useSearchParams } from "react-router";
import { useSavePolicyOffline } from "../offline/use-save-policy-offline.ts";
import { useShell } from "../shell/use-shell.ts";

const afterPaid = lazyModule(() => import("./after-paid.tsx"));
const AfterPaid = lazyComponent(afterPaid, (module) => module.AfterPaid);
const OpenPaidPolicy = lazyComponent(afterPaid, (module) => module.OpenPaidPolicy);

/** The real state of a payment, whatever its address says (SPEC-7). */
export function PaymentResultScreen() {
  const client = useApiClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { keep, kept } = useSavePolicyOffline();
  const shell = useShell();
  const dropDraft = ({ policyType, productSlug, part, isRest }: PaymentState) => {
    // A later instalment or the rest of a price belongs to an earlier order, not to the current draft.
    if (part !== undefined || isRest) return;
    // The order is paid; a remaining draft expires by itself.
    if (policyType === "box" && productSlug) discardBoxDraft(client, productSlug).catch(() => {});
    const motor = policyType === "car" ? getMotorChoice(productSlug)?.product : undefined;
    if (motor) discardMotorDraft(client, motor).catch(() => {});
    if (policyType === "travel") discardTravelDraft(client).catch(() => {});
  };
  return (
    <PaymentResult
      paymentId={query.get("payment") ?? undefined}
      paymentOrigins={shell?.config.paymentOrigins}
      retryHref={retryHref}
      onGoHome={() => void navigate("/")}
      onPaid={dropDraft}
      verifyUrl={(policyNumber) => new URL(`/verify/${policyNumber}`, window.location.origin).href}
      onDocument={keep}
      savesBelow
      afterPaid={({ id, part, isRest }) => (
        <LazyBoundary fallback={null}>
          <AfterPaid
            paymentId={id}
            isPart={part !== undefined || isRest === true}
            isStored={kept !== undefined}
          />
        </LazyBoundary>
      )}
      paidElsewhere={(paymentId) => (
        <LazyBoundary fallback={null}>
          <OpenPaidPolicy paymentId={paymentId} />
        </LazyBoundary>
      )}
    />
  );
}

function retryHref(payment: PaymentState): string | undefined {
  const { policyType, productSlug, policyNumber, part, isRest } = payment;
  // The buyer returns with the link of the message.
  if (isRest) return undefined;
  if (part !== undefined) return `/pay/${encodeURIComponent(policyNumber ?? "")}`;
  if (policyType === "travel") return "/travel-order";
  if (!productSlug) return undefined;
  const slug = encodeURIComponent(productSlug);
  return policyType === "car" ? `/auto/order/${slug}` : `/boxes/order/${slug}`;
}
