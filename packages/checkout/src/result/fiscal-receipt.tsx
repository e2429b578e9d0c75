import type { PaymentState } from "@sughurta/contracts/payment";
import { useTexts } from "@sughurta/i18n";
import { Link } from "@sughurta/ui-kit";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

/** The receipt of the online till for a payment, or a note that it is sent by email. */
export function FiscalReceipt({
  receipt: { number, url },
}: {
  readonly receipt: NonNullable<PaymentState["fiscalReceipt"]>;
}) {
  const { t, rich } = useTexts(paymentResultTexts);
  return (
    <p>
      {number && url ? (
        <Link href={url}>{rich("result.fiscalReceipt", { number })}</Link>
      ) : (
        t("result.fiscalPending")
      )}
    </p>
  );
}
