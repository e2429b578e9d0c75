import type { KeptPolicy } from "@sughurta/claims";
import { LazyBoundary } from "@sughurta/forms";
import { Skeleton } from "@sughurta/ui-kit";
import { lazy, useState } from "react";
import { Arrival } from "../arrival.tsx";
import { ClaimForm } from "./claim-form.tsx";

const Check = lazy(async () => ({ default: (await import("./policy-check-part.ts")).PolicyCheck }));

/** Tells whether a policy is in force; a claim about it follows in the same place. */
export function PolicyCheck() {
  const [policy, setPolicy] = useState<KeptPolicy>();
  if (policy) {
    return (
      <Arrival>
        <ClaimForm policy={policy} />
      </Arrival>
    );
  }
  return (
    <LazyBoundary fallback={<Skeleton shape="card" />}>
      <Check onClaim={setPolicy} />
    </LazyBoundary>
  );
}
