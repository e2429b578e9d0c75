import type { KeptPolicy } from "@sughurta/claims";
import { LazyBoundary } from "@sughurta/forms";
import { Skeleton } from "@sughurta/ui-kit";
import { lazy, useState } from "react";
import { useOrderOfShop } from "../use-order-of-shop.ts";

const Form = lazy(async () => ({ default: (await import("./claim-form-part.ts")).ClaimForm }));

/** Properties of {@link ClaimForm}. */
export interface ClaimFormProps {
  /** The policy that a check found. */
  readonly policy?: KeptPolicy | undefined;
}

/** Registration of an insured event; "done" begins another. */
export function ClaimForm({ policy }: ClaimFormProps) {
  const { today } = useOrderOfShop();
  const [turn, setTurn] = useState(0);
  return (
    <LazyBoundary fallback={<Skeleton shape="card" />}>
      <Form key={turn} today={today} handedOver={policy} onGoHome={() => setTurn(turn + 1)} />
    </LazyBoundary>
  );
}
