import { useFirstInteraction, useHasInteracted } from "@sughurta/api-client/react";
import { prefetchMessages, useLanguage } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { useCallback, useEffect } from "react";
import { useCarDirectory } from "../model/car-directory.ts";
import { withOfferedSum } from "../model/eligibility-of.ts";
import type { OrderPart } from "../model/order-definition.ts";
import { ReviewStep } from "../steps/review/review-step.tsx";
import type { StepProps } from "../steps/step-props.ts";
import { VehicleStep } from "../steps/vehicle/vehicle-step.tsx";
import { cascoTexts } from "../texts/casco-texts.ts";
import type { ChosenOrderProps } from "./use-motor-order.ts";

const laterStep = lazyModule(() => import("./casco-step.tsx"));
const CascoStep = lazyComponent(laterStep, (module) => module.CascoStep);

export interface StepViewProps
  extends Omit<StepProps, "directory">,
    Pick<ChosenOrderProps, "HolderForm"> {
  readonly parts: readonly OrderPart[];
  readonly onChange: (part: OrderPart) => void;
}

/** The parts of the order in the current step. */
export function StepView({ parts, onChange, HolderForm, ...around }: StepViewProps) {
  const language = useLanguage();
  useFirstInteraction(
    useCallback(() => {
      laterStep.preload();
      prefetchMessages(language, [cascoTexts]);
    }, [language]),
  );
  const { form } = around;
  const directory = useCarDirectory(form.values, around.today);
  const { sums } = directory;
  const settled = withOfferedSum(form.values, sums);
  const { setValues } = form;
  useEffect(() => {
    if (settled !== form.values) setValues((before) => withOfferedSum(before, sums));
  }, [settled, form.values, sums, setValues]);
  // The first view does not need the reader.
  const passportReader = useHasInteracted() ? around.passportReader : undefined;
  const step = { ...around, directory, passportReader };
  return parts.map((part) => {
    if (part === "vehicle") return <VehicleStep key={part} {...step} />;
    if (part === "holder" && HolderForm) return <HolderForm key={part} {...step} />;
    const later = <CascoStep key={part} {...step} part={part} onChange={onChange} />;
    if (part !== "review") return later;
    return (
      <ReviewStep key={part} product={step.product}>
        {parts.length > 1 ? null : later}
      </ReviewStep>
    );
  });
}
