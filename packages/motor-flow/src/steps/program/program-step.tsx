import { type CascoCover, carAge, cascoProgramsFor, coversOf } from "@sughurta/domain/motor";
import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, lastQuote, OfferedPrice } from "@sughurta/order";
import { Alert, Stack } from "@sughurta/ui-kit";
import type { StepProps } from "../../order/step-props.ts";
import { laterMotorTexts } from "../../texts/later-motor-texts.ts";
import { motorTexts } from "../../texts/motor-texts.ts";
import { InsuredSumInput } from "../insured-sum-input.tsx";
import { OptionCards } from "../option-cards.tsx";

const EXTRA_SUMS = ["crSumAssured", "incidentSumAssured"] as const;

/** The programmes that take a car of this age, and what can be added to one (S2 §2, decision 49). */
export function ProgramStep({ form, today, quote, directory }: StepProps) {
  const { t } = useTexts(motorTexts);
  const { t: later } = useTexts(laterMotorTexts);
  const { carIssueYear } = form.values;
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
      <FieldGroup title={later("program.title")} hint={later("program.hint")}>
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
                  {later(`program.hints.${cover}`)} {priceOf(cover)}
                </>
              ),
            };
          })}
        />
        <InsuredSumInput directory={directory} />
        {hasPartial ? null : <Alert tone="info">{later("program.noPartial")}</Alert>}
      </FieldGroup>
      <FieldGroup title={later("program.extras")}>
        <OptionCards form={form} quote={quote} options={EXTRA_SUMS} />
      </FieldGroup>
    </Stack>
  );
}
