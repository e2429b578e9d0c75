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
import { cascoTexts } from "#src/texts/casco-texts.ts";
import { motorTexts } from "#src/texts/motor-texts.ts";
import { OptionCards } from "../option-cards.tsx";
import type { StepProps } from "../step-props.ts";

const CAR_OPTIONS = [
  "accidentAnyOption",
  "accident3tpOption",
  "oldNewOption",
  "damageCarWashSumAssured",
  "noTraficPoliceSumAssured",
] as const;

/** Options, countries to which cover is extended, and the way of compensation (S2 §2). */
export function OptionsStep({ form, quote }: StepProps) {
  const { t: nameOf } = useTexts(motorTexts);
  const { t, rich, format } = useTexts(cascoTexts);
  const { program } = form.values;
  const added = lastQuote(quote)?.compensations ?? [];
  const priceOf = (code: number) => {
    const by = added[code];
    if (by === undefined) return undefined;
    if (by === 0) return t("compensation.samePrice");
    const sum = format.money(Math.abs(by));
    return rich(by > 0 ? "compensation.dearer" : "compensation.cheaper", { sum });
  };
  const included = includedOptions(program).map((option) => nameOf(`options.${option}`));
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
            hint: priceOf(code),
          }))}
          optional
          clearable
        />
      </FieldGroup>
    </Stack>
  );
}
