import type { StoredPolicy } from "@sughurta/claims";
import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Skeleton } from "@sughurta/ui-kit";
import { useState } from "react";
import { PartHeadings, PartRoot } from "#src/root/part-root.tsx";
import { useOrderOfShop } from "../open-order.ts";

const Form = lazyComponent(
  lazyModule(() => import("@sughurta/claims/claim-form")),
  (module) => module.ClaimForm,
);

/** Properties of {@link ClaimForm}. */
export interface ClaimFormProps {
  /** The policy that a check found. */
  readonly policy?: StoredPolicy | undefined;
}

/** Registration of an insured event; "done" starts another. */
export function ClaimForm({ policy }: ClaimFormProps) {
  const { today } = useOrderOfShop();
  const [turn, setTurn] = useState(0);
  return (
    <PartRoot>
      <PartHeadings first={1}>
        <LazyBoundary fallback={<Skeleton shape="card" />}>
          <Form key={turn} today={today} handedOver={policy} onGoHome={() => setTurn(turn + 1)} />
        </LazyBoundary>
      </PartHeadings>
    </PartRoot>
  );
}
