import type { MotorProduct, MotorProgram } from "@sughurta/domain/motor";
import { useMemo } from "react";
import { MotorOrder } from "./motor-order.tsx";
import type { MotorOrderProps } from "./motor-order-props.ts";

export interface CascoOrderProps extends MotorOrderProps {
  /** Individual casco in five steps, or a ready-made programme in four (decision 44). */
  readonly product: Exclude<MotorProduct, "MTPL">;
  /** Chosen in advance: one of `ECI`, or the ready-made one; without it the first of its kind. */
  readonly program?: MotorProgram | undefined;
}

/** The purchase of casco in steps, from the car to the payment (S2 §2). */
export function CascoOrder({ product, program, ...props }: CascoOrderProps) {
  const choice = useMemo(
    () => ({ product, ...(program === undefined ? {} : { program }) }),
    [product, program],
  );
  return <MotorOrder {...props} choice={choice} />;
}
