import { useTexts } from "@sughurta/i18n";
import { SummaryList } from "@sughurta/ui-kit";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

export interface PaidPartProps {
  /** TJS, all three. */
  readonly price: number;
  readonly paid: number;
  readonly missing: number;
}

/** Total of the receipts so far and the missing amount (SPEC-63). */
export function PaidPart({ price, paid, missing }: PaidPartProps) {
  const { t, format } = useTexts(paymentResultTexts);
  return (
    <SummaryList
      rows={[
        {
          key: "price",
          term: t("result.partPrice"),
          value: format.money(price),
          verbatim: "value",
        },
        { key: "paid", term: t("result.partPaid"), value: format.money(paid), verbatim: "value" },
        {
          key: "missing",
          term: t("result.partMissing"),
          value: format.money(missing),
          verbatim: "value",
          strong: true,
        },
      ]}
    />
  );
}
