import {
  COMPENSATIONS,
  GREEN_CARD_FIELDS,
  includedOptions,
  offersOption,
} from "@sughurta/domain/motor";
import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order/options";
import { lastQuote } from "@sughurta/order/quote";
import { Alert, Stack } from "@sughurta/ui-kit";
import type { OrderPart } from "../model/order-definition.ts";
import { OptionCards } from "../steps/option-cards.tsx";
import { DriversForm } from "../steps/people/drivers-form.tsx";
import { HolderForm } from "../steps/people/holder-form.tsx";
import { ProgramStep } from "../steps/program/program-step.tsx";
import { MotorReviewBlocks } from "../steps/review/motor-review-blocks.tsx";
import type { StepProps } from "../steps/step-props.ts";
import { cascoTexts, motorTexts } from "../texts/motor-texts.ts";

const CAR_OPTIONS = [
  "accidentAnyOption",
  "accident3tpOption",
  "oldNewOption",
  "damageCarWashSumAssured",
  "noTraficPoliceSumAssured",
] as const;

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

/** Options, countries to which cover is extended, and the way of compensation (S2 §2). */
function OptionsStep({ form, quote }: StepProps) {
  const { t: motorText } = useTexts(motorTexts);
  const { t, rich, format } = useTexts(cascoTexts);
  const { program } = form.values;
  const added = lastQuote(quote)?.compensations ?? [];
  const getPrice = (code: number) => {
    const by = added[code];
    if (by === undefined) return undefined;
    if (by === 0) return t("compensation.samePrice");
    const sum = format.money(Math.abs(by));
    return rich(by > 0 ? "compensation.dearer" : "compensation.cheaper", { sum });
  };
  const included = includedOptions(program).map((option) => motorText(`options.${option}`));
  return (
    <Stack gap="xl">
      <FieldGroup title={t("options.title")} titleHidden>
        <OptionCards
          form={form}
          quote={quote}
          options={CAR_OPTIONS.filter((option) => offersOption(program, option))}
        />
        {included.length === 0 ? null : (
          <Alert tone="success">{t("options.included", { names: included.join(", ") })}</Alert>
        )}
        <p className="sg-note">{t("options.text")}</p>
      </FieldGroup>
      <FieldGroup title={t("options.territories")}>
        <OptionCards form={form} quote={quote} options={GREEN_CARD_FIELDS} />
      </FieldGroup>
      <FieldGroup title={t("compensation.title")}>
        <RadioInput
          name="compensation"
          label={t("compensation.label")}
          hint={t("compensation.hint")}
          look="cards"
          options={COMPENSATIONS.map((way, code) => ({
            value: String(code),
            label: t(`compensation.ways.${way}`),
            hint: getPrice(code),
          }))}
          optional
          clearable
        />
      </FieldGroup>
    </Stack>
  );
}
