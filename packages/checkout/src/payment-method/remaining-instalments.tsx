import { SUSPENSION_DAYS } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { SummaryList } from "@sughurta/ui-kit";
import { paymentTexts } from "../texts/payment-texts.ts";

/** A part of a price that is paid later. */
export interface RemainingInstalment {
  /** ISO date. */
  readonly date: string;
  /** TJS. */
  readonly sum: number;
}

/** Remaining amounts with due dates, and the consequences of not paying (SPEC-85). */
export function RemainingInstalments({
  parts,
}: {
  readonly parts: readonly RemainingInstalment[];
}) {
  const { t, format } = useTexts(paymentTexts);
  if (parts.length === 0) return null;
  return (
    <div>
      <SummaryList
        rows={parts.map(({ date, sum }) => ({
          key: date,
          term: t("pay.instalmentDue", { date: format.date(date) }),
          value: format.money(sum),
          verbatim: "value",
        }))}
      />
      <p>{t("pay.instalmentRule", { days: SUSPENSION_DAYS })}</p>
    </div>
  );
}
