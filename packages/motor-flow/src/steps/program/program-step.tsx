import {
  type CascoCover,
  type CascoProgram,
  carAge,
  cascoProgramsFor,
  getCovers,
  MOTOR_OPTIONS,
  maxCarAge,
} from "@sughurta/domain/motor";
import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, OfferedPrice } from "@sughurta/order/options";
import { lastQuote } from "@sughurta/order/quote";
import { Alert, Stack } from "@sughurta/ui-kit";
import { applyProgramEffects } from "#src/model/order-effects.ts";
import { cascoTexts, motorTexts } from "#src/texts/motor-texts.ts";
import { InsuredSumInput } from "../insured-sum-input.tsx";
import { OptionCards } from "../option-cards.tsx";
import { ProgramChanged, RemovedOptions } from "../selection-notes.tsx";
import type { StepProps } from "../step-props.ts";

const EXTRA_SUMS = ["crSumAssured", "incidentSumAssured"] as const;

/** The programmes that accept a car of this age, and their options (S2 §2, SPEC-49). */
export function ProgramStep({ form, today, quote, directory }: StepProps) {
  const { t: motorText } = useTexts(motorTexts);
  const { t, rich, format } = useTexts(cascoTexts);
  const { carIssueYear, programBeforeAge } = form.values;
  const age = carAge(Number(carIssueYear), today);
  const last = lastQuote(quote);
  const getPrice = (program: CascoProgram, cover: CascoCover) => {
    const alone = last?.offered.get(`${cover}Prem`);
    if (!alone) return null;
    const price = last?.programTotals.get(program) ?? alone;
    const chosen = applyProgramEffects(form.values, { ...form.values, program });
    const count = MOTOR_OPTIONS.filter((option) => chosen[option]).length;
    const rest =
      price > alone && count > 0
        ? rich("program.ofWhich", { sum: format.amount(price - alone) }, { count })
        : undefined;
    return <OfferedPrice price={price} rest={rest} stale={quote.kind !== "ready"} />;
  };
  const programs = cascoProgramsFor(age);
  const hasPartial = programs.some((program) => getCovers(program).includes("partialDamage"));
  return (
    <Stack gap="xl">
      <FieldGroup title={t("program.title")} titleHidden>
        <ProgramChanged form={form} today={today} />
        <RadioInput
          name="program"
          label={motorText("program.label")}
          labelHidden
          look="cards"
          options={programs.map((program) => {
            const [cover = "totalLoss"] = getCovers(program);
            return {
              value: program,
              label: motorText(`program.covers.${cover}`),
              hint: (
                <>
                  {t(`program.hints.${cover}`)} {getPrice(program, cover)}
                </>
              ),
            };
          })}
        />
        <p className="sg-note">{t("program.hint")}</p>
        <InsuredSumInput form={form} directory={directory} />
        <RemovedOptions form={form} />
        {hasPartial || programBeforeAge !== "" ? null : (
          <Alert tone="info">{t("program.noPartial", { years: maxCarAge("ECI_P2") })}</Alert>
        )}
      </FieldGroup>
      <FieldGroup title={t("program.extras")}>
        <OptionCards form={form} quote={quote} options={EXTRA_SUMS} />
      </FieldGroup>
    </Stack>
  );
}
