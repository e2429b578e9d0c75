import { useCarDirectory } from "../directory/use-car-directory.ts";
import { ReviewStep } from "../steps/review/review-step.tsx";
import { VehicleStep } from "../steps/vehicle/vehicle-step.tsx";
import { laterSteps } from "./later-parts.ts";
import type { ChosenOrderProps } from "./motor-order-props.ts";
import type { OrderPart } from "./order-definition.ts";
import type { StepProps } from "./step-props.ts";

export interface StepViewProps
  extends Omit<StepProps, "directory">,
    Pick<ChosenOrderProps, "HolderForm"> {
  readonly parts: readonly OrderPart[];
  readonly onChange: (part: OrderPart) => void;
}

/** The parts of the order that the current step shows. */
export function StepView({ parts, onChange, HolderForm = LaterHolder, ...around }: StepViewProps) {
  laterSteps.usePreload();
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
  const { DriversForm, OptionsStep, ProgramStep } = laterSteps.useViews();
  if (part === "program") return <ProgramStep {...step} />;
  return part === "options" ? <OptionsStep {...step} /> : <DriversForm {...step} />;
}

function LaterHolder(props: StepProps) {
  const { HolderForm } = laterSteps.useViews();
  return <HolderForm {...props} />;
}

function LaterReview(props: StepProps & Pick<StepViewProps, "onChange">) {
  const { MotorReviewBlocks } = laterSteps.useViews();
  return <MotorReviewBlocks {...props} />;
}
