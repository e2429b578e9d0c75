import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, Spinner, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { ReceiptUpload } from "../receipt/receipt-upload.tsx";
import { paymentTexts, receiptTexts } from "../texts/checkout-texts.ts";
import { PaymentCode } from "./payment-code.tsx";

export interface QrPaymentProps {
  readonly paymentId: string;
  /** Content of the code; its origin was checked. */
  readonly redirectUrl: string;
  /** TJS. */
  readonly price: number;
  readonly onReceiptSent: () => void;
  /** Opens the page that accepts the receipt later (SPEC-43). */
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
  // Loaded with the code: after the transfer the connection may be lost.
  useTexts(receiptTexts);
  const [paid, setPaid] = useState(false);
  return (
    <Stack gap="lg">
      <PaymentCode redirectUrl={redirectUrl} price={price} />
      {paid ? (
        // Its texts are loaded on demand; the code stays visible.
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
