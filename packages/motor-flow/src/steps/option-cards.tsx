import { type MotorOption, motorOptionSums, motorOptionValue } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { OptionCard } from "@sughurta/order/options";
import { lastQuote } from "@sughurta/order/quote";
import type { IconName } from "@sughurta/ui-kit";
import type { PremiumField } from "../model/quote/motor-quote.ts";
import { cascoTexts } from "../texts/casco-texts.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import type { StepProps } from "./step-props.ts";

const CARDS: Readonly<
  Record<MotorOption, { readonly icon: IconName; readonly premium: PremiumField }>
> = {
  crSumAssured: { icon: "car", premium: "crSumPrem" },
  incidentSumAssured: { icon: "users", premium: "incidentPrem" },
  accidentAnyOption: { icon: "user", premium: "accidentDriverPrem" },
  accident3tpOption: { icon: "users", premium: "accident3tpPrem" },
  oldNewOption: { icon: "refresh", premium: "oldNewPrem" },
  damageCarWashSumAssured: { icon: "shield", premium: "damageCarWashPrem" },
  noTraficPoliceSumAssured: { icon: "clock", premium: "noTraficPoliceSumPrem" },
  greenCardUzbOption: { icon: "globe", premium: "greenCardUzbPrem" },
  greenCardKazOption: { icon: "globe", premium: "greenCardKazPrem" },
  greenCardKgzOption: { icon: "globe", premium: "greenCardKgzPrem" },
};

export interface OptionCardsProps extends Pick<StepProps, "form" | "quote"> {
  readonly options: readonly MotorOption[];
}

/** Options as cards, each with what it adds to the price (S2 §2, §4). */
export function OptionCards({ form, quote, options }: OptionCardsProps) {
  const { t: nameOf } = useTexts(motorTexts);
  const { t } = useTexts(cascoTexts);
  const last = lastQuote(quote);
  const premiums = new Map(last?.parts.map(({ part, sumPrem }) => [part, sumPrem]));
  return (
    <div className="sg-options">
      {options.map((option) => (
        <OptionCard
          key={option}
          name={option}
          label={nameOf(`options.${option}`)}
          hint={t(`options.hints.${option}`)}
          icon={CARDS[option].icon}
          value={form.values[option]}
          sums={motorOptionSums(option)}
          switchedOn={() => motorOptionValue(option, true)}
          premium={premiums.get(CARDS[option].premium)}
          offer={last?.offered.get(CARDS[option].premium)}
          stale={quote.kind !== "ready"}
        />
      ))}
    </div>
  );
}
