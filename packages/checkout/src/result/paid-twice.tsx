import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

/** A duplicate payment that will be refunded. */
export function PaidTwice({
  sum,
  phone,
}: {
  /** TJS. */
  readonly sum: number;
  /** Phone number for questions about it. */
  readonly phone: string;
}) {
  const { t, rich, format } = useTexts(paymentResultTexts);
  return (
    <Alert tone="warning" live="polite" title={t("result.paidTwiceTitle")}>
      {rich("result.paidTwice", { sum: format.money(sum), phone })}
    </Alert>
  );
}
