import { type MotorOption, motorOptionSums, motorOptionValue } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { OptionCard } from "@sughurta/order/options";
import { lastQuote } from "@sughurta/order/quote";
import type { PremiumField } from "../model/motor-quote.ts";
import { cascoTexts, motorTexts } from "../texts/motor-texts.ts";
import type { StepProps } from "./step-props.ts";

const PREMIUMS: Readonly<Record<MotorOption, PremiumField>> = {
  crSumAssured: "crSumPrem",
  incidentSumAssured: "incidentPrem",
  accidentAnyOption: "accidentDriverPrem",
  accident3tpOption: "accident3tpPrem",
  oldNewOption: "oldNewPrem",
  damageCarWashSumAssured: "damageCarWashPrem",
  noTraficPoliceSumAssured: "noTraficPoliceSumPrem",
  greenCardUzbOption: "greenCardUzbPrem",
  greenCardKazOption: "greenCardKazPrem",
  greenCardKgzOption: "greenCardKgzPrem",
};

export interface OptionCardsProps extends Pick<StepProps, "form" | "quote"> {
  readonly options: readonly MotorOption[];
}

/** Options in rows, each with its additional price (S2 §2, §4). */
export function OptionCards({ form, quote, options }: OptionCardsProps) {
  const { t: motorText } = useTexts(motorTexts);
  const { t } = useTexts(cascoTexts);
  const last = lastQuote(quote);
  const premiums = new Map(last?.parts.map(({ part, sumPrem }) => [part, sumPrem]));
  return (
    <div className="sg-options">
      {options.map((option) => (
        <OptionCard
          key={option}
          name={option}
          label={motorText(`options.${option}`)}
          hint={t(`options.hints.${option}`)}
          value={form.values[option]}
          sums={motorOptionSums(option)}
          switchedOn={() => motorOptionValue(option, true)}
          premium={premiums.get(PREMIUMS[option])}
          offer={last?.offered.get(PREMIUMS[option])}
          stale={quote.kind !== "ready"}
        />
      ))}
    </div>
  );
}
