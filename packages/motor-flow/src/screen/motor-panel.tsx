import type { CouponControl } from "@sughurta/checkout";
import { isCascoProgram, productOfProgram } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { lastQuote, QuotePanel } from "@sughurta/order/quote";
import { ShareQuote } from "@sughurta/order/quote-link";
import type { SummaryRow } from "@sughurta/ui-kit";
import {
  carText,
  chosenOptions,
  orderTitle,
  periodText,
  programText,
} from "../model/describe-order.ts";
import { yearIneligibility } from "../model/ineligibility.ts";
import { type MotorQuoteState, PREMIUM_NAMES } from "../model/motor-quote.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import { hasBeginPassed } from "../model/to-motor-payload.ts";
import { motorQuoteSharing } from "../quote-link/motor-quote-sharing.ts";
import { Instalments } from "../steps/instalments.tsx";
import { motorTexts } from "../texts/motor-texts.ts";

export interface MotorPanelProps {
  readonly values: MotorOrderValues;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  readonly quote: MotorQuoteState;
  readonly coupon: CouponControl;
  /** The product ordered. */
  readonly title: string;
  /** Page with this order that a link to its quote opens; the current page by default. */
  readonly href?: string | undefined;
}

/** The car, its cover and its price, beside the form (S2 §2). */
export function MotorPanel(props: MotorPanelProps) {
  const { values, today, quote, coupon, title, href } = props;
  const texts = useTexts(motorTexts);
  const { t, rich, format } = texts;
  const { program, policeSumInsured } = values;
  const programName = programText(program, t);
  const options = chosenOptions(values, texts).map(({ name }) => name);
  const shown = lastQuote(quote);
  const sum = Number(policeSumInsured) || shown?.sumAssured;
  const sumText = (limit: number) =>
    program === "MCI_P1"
      ? rich("summary.perAccident", { sum: format.money(limit) })
      : format.money(limit);
  const rows: SummaryRow[] = [
    { key: "car", term: t("vehicle.car"), value: carText(values) || t("summary.notYet") },
    { key: "period", term: t("period.title"), value: periodText(values, texts) },
    ...(programName === ""
      ? []
      : [{ key: "program", term: t("program.label"), value: programName }]),
    ...(sum ? [{ key: "sum", term: t("vehicle.sum"), value: sumText(sum) }] : []),
    ...(options.length > 0
      ? [{ key: "options", term: t("steps.options"), value: options.join(", ") }]
      : []),
  ];
  const missing = yearIneligibility(values, today)
    ? "summary.ineligible"
    : hasBeginPassed(values, today)
      ? "summary.beginPassed"
      : isCascoProgram(program)
        ? "summary.missingCasco"
        : "summary.missing";
  return (
    <QuotePanel
      quote={quote}
      product={program}
      partName={(part) => t(PREMIUM_NAMES[part])}
      missing={t(missing)}
      sheet={{ family: "car", product: orderTitle(program, t) }}
      rows={rows}
      priceNote={shown ? <Instalments plan={shown.instalments} /> : null}
      coupon={coupon}
    >
      <ShareQuote
        sharing={motorQuoteSharing[productOfProgram(program)]}
        values={values}
        quote={quote}
        today={today}
        title={title}
        href={href}
      />
    </QuotePanel>
  );
}
