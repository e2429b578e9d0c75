import { type CascoCover, carAge, cascoProgramsFor, coversOf } from "@sughurta/domain/motor";
import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, OfferedPrice } from "@sughurta/order/options";
import { lastQuote } from "@sughurta/order/quote";
import { Alert, Stack } from "@sughurta/ui-kit";
import { motorTexts } from "#src/texts/motor-texts.ts";
import { InsuredSumInput } from "../insured-sum-input.tsx";
import { OptionCards } from "../option-cards.tsx";
import { ProgramChanged } from "../program-changed.tsx";
import type { StepProps } from "../step-props.ts";

const EXTRA_SUMS = ["crSumAssured", "incidentSumAssured"] as const;

/** The programmes that take a car of this age, and what can be added to one (S2 §2, SPEC-49). */
export function ProgramStep({ form, today, quote, directory }: StepProps) {
  const { t } = useTexts(motorTexts);
  const { carIssueYear, programBeforeAge } = form.values;
  const age = carAge(Number(carIssueYear), today);
  const offered = lastQuote(quote)?.offered;
  const priceOf = (cover: CascoCover) => {
    const price = offered?.get(`${cover}Prem`);
    return price ? <OfferedPrice price={price} isWhole stale={quote.kind !== "ready"} /> : null;
  };
  const programs = cascoProgramsFor(age);
  const hasPartial = programs.some((program) => coversOf(program).includes("partialDamage"));
  return (
    <Stack gap="xl">
      <FieldGroup title={t("program.title")} hint={t("program.hint")}>
        <RadioInput
          name="program"
          label={t("program.label")}
          look="cards"
          options={programs.map((program) => {
            const [cover = "totalLoss"] = coversOf(program);
            return {
              value: program,
              label: t(`program.covers.${cover}`),
              hint: (
                <>
                  {t(`program.hints.${cover}`)} {priceOf(cover)}
                </>
              ),
            };
          })}
        />
        <InsuredSumInput form={form} directory={directory} />
        <ProgramChanged form={form} />
        {hasPartial || programBeforeAge !== "" ? null : (
          <Alert tone="info">{t("program.noPartial")}</Alert>
        )}
      </FieldGroup>
      <FieldGroup title={t("program.extras")}>
        <OptionCards form={form} quote={quote} options={EXTRA_SUMS} />
      </FieldGroup>
    </Stack>
  );
}
