import { useApiClient } from "@sughurta/api-client/react";
import { discardBoxDraft } from "@sughurta/boxes";
import { PaymentResult } from "@sughurta/checkout";
import type { PaymentState } from "@sughurta/contracts";
import { motorChoiceOf } from "@sughurta/domain/motor";
import { LazyBoundary } from "@sughurta/forms";
import { discardMotorDraft } from "@sughurta/motor-flow";
import { discardTravelDraft } from "@sughurta/travel-flow";
import { lazy } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useKeepPolicy } from "../offline/use-keep-policy.ts";

const KeptNote = lazy(async () => ({
  default: (await import("../offline/kept-note.tsx")).KeptNote,
}));
const SaveInAccount = lazy(async () => ({
  default: (await import("../account/save-in-account.tsx")).SaveInAccount,
}));

/** The real state of a payment, whatever the address is called (decision 7). */
export function PaymentResultScreen() {
  const client = useApiClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { keep, kept } = useKeepPolicy();
  const dropDraft = ({ policyType, productSlug }: PaymentState) => {
    // The order is paid; a draft that stays behind runs out by itself.
    if (policyType === "box" && productSlug) discardBoxDraft(client, productSlug).catch(() => {});
    const motor = policyType === "car" ? motorChoiceOf(productSlug)?.product : undefined;
    if (motor) discardMotorDraft(client, motor).catch(() => {});
    if (policyType === "travel") discardTravelDraft(client).catch(() => {});
  };
  return (
    <PaymentResult
      paymentId={query.get("payment") ?? undefined}
      retryHref={retryHref}
      onGoHome={() => void navigate("/")}
      onPaid={dropDraft}
      onDocument={keep}
      afterPaid={({ id }) => (
        <LazyBoundary fallback={null}>
          {kept === undefined ? null : <KeptNote />}
          <SaveInAccount paymentId={id} />
        </LazyBoundary>
      )}
    />
  );
}

function retryHref({ policyType, productSlug }: PaymentState): string | undefined {
  if (policyType === "travel") return "/travel-order";
  if (!productSlug) return undefined;
  const slug = encodeURIComponent(productSlug);
  return policyType === "car" ? `/auto/order/${slug}` : `/boxes/order/${slug}`;
}
