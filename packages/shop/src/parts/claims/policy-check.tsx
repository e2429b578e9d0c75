import type { StoredPolicy } from "@sughurta/claims";
import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Skeleton } from "@sughurta/ui-kit";
import { useState } from "react";
import { PartHeadings, PartRoot } from "#src/root/part-root.tsx";
import { useOrderOfShop } from "../open-order.ts";
import { Arrival } from "../shop-part.tsx";
import { ClaimForm } from "./claim-form.tsx";

const Check = lazyComponent(
  lazyModule(() => import("@sughurta/claims/policy-check")),
  (module) => module.PolicyCheck,
);

/** Whether a policy is in force; a claim about it follows in the same place. */
export function PolicyCheck() {
  const { today } = useOrderOfShop();
  const [policy, setPolicy] = useState<StoredPolicy>();
  return (
    <PartRoot>
      {policy ? (
        <Arrival>
          <ClaimForm policy={policy} />
        </Arrival>
      ) : (
        <PartHeadings first={2}>
          <LazyBoundary fallback={<Skeleton shape="card" />}>
            <Check today={today} onClaim={setPolicy} />
          </LazyBoundary>
        </PartHeadings>
      )}
    </PartRoot>
  );
}
