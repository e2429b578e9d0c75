import type { CouponControl } from "@sughurta/checkout";
import { isCascoProgram } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { lastQuote, QuotePanel } from "@sughurta/order";
import type { SummaryRow } from "@sughurta/ui-kit";
import { yearIneligibility } from "../eligibility/eligibility-of.ts";
import { Instalments } from "../quote/instalments.tsx";
import { type MotorQuoteState, PREMIUM_NAMES } from "../quote/motor-quote.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import { carText, chosenOptions, periodText, programText } from "./describe-order.ts";
import type { MotorOrderValues } from "./order-values.ts";

export interface MotorPanelProps {
  readonly values: MotorOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  readonly quote: MotorQuoteState;
  readonly coupon: CouponControl;
}

/** The car, its cover and its price, beside the form (S2 §2). */
export function MotorPanel({ values, today, quote, coupon }: MotorPanelProps) {
  const texts = useTexts(motorTexts);
  const { t, format } = texts;
  const { program, policeSumInsured } = values;
  const programName = programText(program, t);
  const options = chosenOptions(values, texts).map(({ name }) => name);
  const rows: SummaryRow[] = [
    { key: "car", term: t("vehicle.car"), value: carText(values) || t("summary.notYet") },
    { key: "period", term: t("period.title"), value: periodText(values, texts) },
    ...(programName === ""
      ? []
      : [{ key: "program", term: t("program.label"), value: programName }]),
    ...(policeSumInsured === ""
      ? []
      : [{ key: "sum", term: t("vehicle.sum"), value: format.money(Number(policeSumInsured)) }]),
    ...(options.length > 0
      ? [{ key: "options", term: t("steps.options"), value: options.join(", ") }]
      : []),
  ];
  const shown = lastQuote(quote);
  const missing = yearIneligibility(values, today)
    ? "summary.ineligible"
    : isCascoProgram(program)
      ? "summary.missingCasco"
      : "summary.missing";
  return (
    <QuotePanel
      quote={quote}
      partName={(part) => t(PREMIUM_NAMES[part])}
      missing={t(missing)}
      rows={rows}
      priceNote={
        shown && values.calculateInstallments ? <Instalments plan={shown.instalments} /> : null
      }
      coupon={coupon}
    />
  );
}
