import type { MotorProduct, MotorProgram } from "@sughurta/domain/motor";
import { useEffect, useMemo, useState } from "react";
import { NOT_STEP } from "../model/order-definition.ts";
import { MotorOrder } from "./motor-order.tsx";
import type { MotorOrderProps } from "./use-motor-order.ts";

/** Properties of {@link CascoOrder}. */
export interface CascoOrderProps extends MotorOrderProps {
  /** Individual casco in five steps, or a ready-made programme in four (SPEC-44). */
  readonly product: Exclude<MotorProduct, "MTPL">;
  /** Preselected programme: one of `ECI`, or the ready-made one; by default the first of its kind. */
  readonly program?: MotorProgram | undefined;
}

/**
 * The purchase of casco in steps, from the car to the payment; a ready-made programme is on one page where the history
 * has the step `not-step` (S2 §2, SPEC-44).
 */
export function CascoOrder({ product, program, ...props }: CascoOrderProps) {
  const choice = useMemo(
    () => ({ product, ...(program === undefined ? {} : { program }) }),
    [product, program],
  );
  const asksOnePage = product === "SCI" && props.history?.step === NOT_STEP;
  // The server does not know the step in the address: the page that it sent is hydrated first.
  const [isOnePage, setOnePage] = useState(false);
  useEffect(() => setOnePage(asksOnePage), [asksOnePage]);
  const layout = isOnePage ? "SCI_PAGE" : product;
  return <MotorOrder key={layout} {...props} choice={choice} layout={layout} />;
}
