import { COMPENSATIONS, GREEN_CARD_FIELDS } from "@sughurta/domain/motor";
import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order";
import { Stack } from "@sughurta/ui-kit";
import type { StepProps } from "../../order/step-props.ts";
import { laterMotorTexts } from "../../texts/later-motor-texts.ts";
import { OptionCards } from "../option-cards.tsx";

const CAR_OPTIONS = [
  "accidentAnyOption",
  "accident3tpOption",
  "oldNewOption",
  "damageCarWashSumAssured",
  "noTraficPoliceSumAssured",
] as const;

/** Options, countries to which cover is extended, and the way of compensation (S2 §2). */
export function OptionsStep({ form, quote }: StepProps) {
  const { t } = useTexts(laterMotorTexts);
  return (
    <Stack gap="xl">
      <FieldGroup title={t("options.title")} hint={t("options.text")}>
        <OptionCards form={form} quote={quote} options={CAR_OPTIONS} />
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
          }))}
          optional
          clearable
        />
      </FieldGroup>
    </Stack>
  );
}
