import type { OrderPart } from "../model/order-definition.ts";
import { OptionsStep } from "../steps/options/options-step.tsx";
import { DriversForm } from "../steps/people/drivers-form.tsx";
import { HolderForm } from "../steps/people/holder-form.tsx";
import { ProgramStep } from "../steps/program/program-step.tsx";
import { MotorReviewBlocks } from "../steps/review/motor-review-blocks.tsx";
import type { StepProps } from "../steps/step-props.ts";

export interface CascoStepProps extends StepProps {
  readonly part: Exclude<OrderPart, "vehicle">;
  readonly onChange: (part: OrderPart) => void;
}

/** Steps of casco only, after its first one. */
export function CascoStep({ part, onChange, ...step }: CascoStepProps) {
  switch (part) {
    case "program":
      return <ProgramStep {...step} />;
    case "options":
      return <OptionsStep {...step} />;
    case "holder":
      return <HolderForm {...step} />;
    case "drivers":
      return <DriversForm {...step} />;
    case "review":
      return <MotorReviewBlocks {...step} onChange={onChange} />;
  }
}
