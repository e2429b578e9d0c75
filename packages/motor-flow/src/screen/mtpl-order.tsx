import type { MotorQuickAnswers, NamedCar } from "../model/quick-answers.ts";
import { HolderForm } from "../steps/people/holder-form.tsx";
import { MotorOrder } from "./motor-order.tsx";
import type { MotorOrderProps } from "./use-motor-order.ts";

const LIABILITY = { product: "MTPL" } as const;

/** Properties of {@link MtplOrder}. */
export interface MtplOrderProps extends Omit<MotorOrderProps, "history"> {
  /** The values of a quick quote, which replace those of an older half-filled order. */
  readonly initialAnswers?: MotorQuickAnswers | undefined;
  /** A car described before the order, which replaces that of an older half-filled one. */
  readonly namedCar?: NamedCar | undefined;
}

/** The purchase of compulsory liability on one page, which needs no history of steps (S2 §2). */
export function MtplOrder(props: MtplOrderProps) {
  return <MotorOrder {...props} choice={LIABILITY} HolderForm={HolderForm} />;
}
