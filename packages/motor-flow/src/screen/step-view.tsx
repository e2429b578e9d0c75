import { useFirstInteraction } from "@sughurta/api-client/react";
import { useCarDirectory } from "../model/directory/use-car-directory.ts";
import type { OrderPart } from "../model/order-definition.ts";
import { ReviewStep } from "../steps/review/review-step.tsx";
import type { StepProps } from "../steps/step-props.ts";
import { VehicleStep } from "../steps/vehicle/vehicle-step.tsx";
import { lazySteps } from "./lazy-steps.ts";
import type { ChosenOrderProps } from "./motor-order-props.ts";

export interface StepViewProps
  extends Omit<StepProps, "directory">,
    Pick<ChosenOrderProps, "HolderForm"> {
  readonly parts: readonly OrderPart[];
  readonly onChange: (part: OrderPart) => void;
}

/** The parts of the order that the current step shows. */
export function StepView({ parts, onChange, HolderForm = LaterHolder, ...around }: StepViewProps) {
  useFirstInteraction(lazySteps.preload);
  const directory = useCarDirectory(around.form.values, around.today);
  const step = { ...around, directory };
  return parts.map((part) => {
    switch (part) {
      case "vehicle":
        return <VehicleStep key={part} {...step} />;
      case "holder":
        return <HolderForm key={part} {...step} />;
      case "review":
        return (
          <ReviewStep key={part} product={step.product}>
            {parts.length > 1 ? null : <LaterReview {...step} onChange={onChange} />}
          </ReviewStep>
        );
      default:
        return <LaterStep key={part} {...step} part={part} />;
    }
  });
}

type LaterStepProps = StepProps & {
  readonly part: Exclude<OrderPart, "vehicle" | "holder" | "review">;
};

function LaterStep({ part, ...step }: LaterStepProps) {
  const { DriversForm, OptionsStep, ProgramStep } = lazySteps.use();
  if (part === "program") return <ProgramStep {...step} />;
  return part === "options" ? <OptionsStep {...step} /> : <DriversForm {...step} />;
}

function LaterHolder(props: StepProps) {
  const { HolderForm } = lazySteps.use();
  return <HolderForm {...props} />;
}

function LaterReview(props: StepProps & Pick<StepViewProps, "onChange">) {
  const { MotorReviewBlocks } = lazySteps.use();
  return <MotorReviewBlocks {...props} />;
}
