import { useFirstMove } from "@sughurta/api-client/react";
import { laterPart } from "@sughurta/order";
import { useCarDirectory } from "../directory/use-car-directory.ts";
import { HolderForm } from "../steps/people/holder-form.tsx";
import { ReviewStep } from "../steps/review/review-step.tsx";
import { VehicleStep } from "../steps/vehicle/vehicle-step.tsx";
import type { OrderPart } from "./order-definition.ts";
import type { StepProps } from "./step-props.ts";

/** What only casco asks, after its first step: in one file that no first view needs. */
const laterSteps = laterPart(async () => {
  const { DriversForm, OptionsStep, ProgramStep } = await import("./later-steps.ts");
  return { DriversForm, OptionsStep, ProgramStep };
});

export interface StepViewProps extends Omit<StepProps, "directory"> {
  readonly parts: readonly OrderPart[];
  readonly onChange: (part: OrderPart) => void;
}

/** The parts of the order that the current step shows. */
export function StepView({ parts, onChange, ...around }: StepViewProps) {
  useFirstMove(laterSteps.preload);
  const directory = useCarDirectory(around.form.values, around.today);
  const step = { ...around, directory };
  return parts.map((part) => {
    switch (part) {
      case "vehicle":
        return <VehicleStep key={part} {...step} />;
      case "holder":
        return <HolderForm key={part} {...step} />;
      case "review":
        return <ReviewStep key={part} {...step} isOnePage={parts.length > 1} onChange={onChange} />;
      default:
        return <LaterStep key={part} {...step} part={part} />;
    }
  });
}

type LaterStepProps = StepProps & {
  readonly part: Exclude<OrderPart, "vehicle" | "holder" | "review">;
};

function LaterStep({ part, ...step }: LaterStepProps) {
  const { DriversForm, OptionsStep, ProgramStep } = laterSteps.usePart();
  if (part === "program") return <ProgramStep {...step} />;
  return part === "options" ? <OptionsStep {...step} /> : <DriversForm {...step} />;
}
