import { MotorOrder } from "./motor-order.tsx";
import type { MotorOrderProps } from "./motor-order-props.ts";

const LIABILITY = { product: "MTPL" } as const;

/** The purchase of compulsory liability on one page, which needs no history of steps (S2 §2). */
export function MtplOrder(props: Omit<MotorOrderProps, "history">) {
  return <MotorOrder {...props} choice={LIABILITY} />;
}
