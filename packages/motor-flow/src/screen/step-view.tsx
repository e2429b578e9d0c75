import { isIsoDate } from "@sughurta/domain";
import { choosesBeginDate, getAgreements, motorBeginDateBounds } from "@sughurta/domain/motor";
import { DRIVER_AGE } from "@sughurta/domain/person";
import { CheckboxInput, DateInput } from "@sughurta/forms";
import { prefetchMessages, useLanguage, useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { AgreementInput } from "@sughurta/order";
import { FieldGroup } from "@sughurta/order/options";
import { Stack, TextField } from "@sughurta/ui-kit";
import { type ReactNode, useCallback, useEffect } from "react";
import { useCarDirectory } from "../model/car-directory.ts";
import { withOfferedSum } from "../model/ineligibility.ts";
import type { OrderPart } from "../model/order-definition.ts";
import type { StepProps } from "../steps/step-props.ts";
import { CarInputs } from "../steps/vehicle/car-inputs.tsx";
import { MyCars } from "../steps/vehicle/my-cars.tsx";
import { VehicleDocuments } from "../steps/vehicle/vehicle-documents.tsx";
import { cascoTexts, motorTexts } from "../texts/motor-texts.ts";
import type { ChosenOrderProps } from "./use-motor-order.ts";

export interface PeriodInputsProps extends Pick<StepProps, "form" | "today"> {
  /** The buyer chooses the first day; otherwise it is tomorrow, or the day after the renewed policy (SPEC-51). */
  readonly isChosen: boolean;
}

export interface ReviewStepProps extends Pick<StepProps, "product"> {
  /** The values, where they are not on this page already. */
  readonly children: ReactNode;
}

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
  const step = { ...around, directory };
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

/** Summary of all values, then the agreements (S2 §2, SPEC-24). */
function ReviewStep({ product, children }: ReviewStepProps) {
  const { t } = useTexts(motorTexts);
  const further = getAgreements(product).filter((field) => field !== "agree");
  return (
    <Stack gap="lg">
      {children}
      <AgreementInput />
      {further.map((field) => (
        <CheckboxInput
          key={field}
          name={field}
          label={t(`agreements.${field}`, { age: DRIVER_AGE.from })}
        />
      ))}
    </Stack>
  );
}

/** The car, its numbers and the begin of the policy (S2 §2). */
function VehicleStep(props: StepProps) {
  const { form, product, today, links } = props;
  return (
    <Stack gap="xl">
      <MyCars form={form} product={product} />
      <CarInputs {...props} />
      <VehicleDocuments form={form} product={product} today={today} links={links} />
      <PeriodInputs form={form} today={today} isChosen={choosesBeginDate(product)} />
    </Stack>
  );
}

/** First and last day of cover; the last one is calculated (SPEC-51). */
function PeriodInputs({ form, today, isChosen }: PeriodInputsProps) {
  const { t, format } = useTexts(motorTexts);
  const { beginDate, endDate } = form.values;
  const shown = (date: string) => (isIsoDate(date) ? format.date(date) : "");
  return (
    <FieldGroup title={t("period.title")} hint={t("period.hint")}>
      <div className="sg-motor-period">
        {isChosen ? (
          <DateInput
            name="beginDate"
            label={t("period.begin")}
            {...motorBeginDateBounds(today)}
            today={today}
            picker
          />
        ) : (
          <TextField
            name="beginDate"
            label={t("period.begin")}
            width="medium"
            value={shown(beginDate)}
            readOnly
          />
        )}
        <TextField
          name="endDate"
          label={t("period.end")}
          width="medium"
          value={shown(endDate)}
          readOnly
        />
      </div>
    </FieldGroup>
  );
}
