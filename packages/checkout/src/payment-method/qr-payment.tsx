import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, Spinner, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { ReceiptUpload } from "../receipt/receipt-upload.tsx";
import { paymentTexts } from "../texts/payment-texts.ts";
import { receiptTexts } from "../texts/receipt-texts.ts";
import { PaymentCode } from "./payment-code.tsx";

export interface QrPaymentProps {
  readonly paymentId: string;
  /** What the code carries; its origin was checked. */
  readonly redirectUrl: string;
  /** TJS. */
  readonly price: number;
  readonly onReceiptSent: () => void;
  /** Leaves to the page that takes the receipt later (SPEC-43). */
  readonly onLater: () => void;
}

/** Code to scan, then the receipt (S1 §4, SPEC-43). */
export function QrPayment({
  paymentId,
  redirectUrl,
  price,
  onReceiptSent,
  onLater,
}: QrPaymentProps) {
  const { t } = useTexts(paymentTexts);
  // Together with the code: once the money is on its way, the connection may be gone.
  useTexts(receiptTexts);
  const [paid, setPaid] = useState(false);
  return (
    <Stack gap="lg">
      <PaymentCode redirectUrl={redirectUrl} price={price} />
      {paid ? (
        // Its words come when it is asked for; the code stays in sight meanwhile.
        <LazyBoundary fallback={<Spinner />}>
          <ReceiptUpload paymentId={paymentId} onSent={onReceiptSent} />
        </LazyBoundary>
      ) : (
        <Button wide onClick={() => setPaid(true)}>
          {t("qr.next")}
        </Button>
      )}
      <div className="sg-pay__later">
        <Button wide variant="quiet" icon="clock" onClick={onLater}>
          {t("qr.later")}
        </Button>
        <p className="sg-pay__secure">{t("qr.laterHint")}</p>
      </div>
    </Stack>
  );
}
