import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, QrCode } from "@sughurta/ui-kit";
import { paymentTexts } from "../texts/checkout-texts.ts";

export interface PaymentCodeProps {
  /** Content of the code; its origin was checked. */
  readonly redirectUrl: string;
  /** Amount to pay with it, TJS. */
  readonly price: number;
}

/** The code to scan, the amount it is for, and the same payment on this phone (S1 §4). */
export function PaymentCode({ redirectUrl, price }: PaymentCodeProps) {
  const { t, rich, format } = useTexts(paymentTexts);
  return (
    <>
      <p>{rich("qr.text", { price: format.money(price) })}</p>
      <LazyBoundary>
        <QrCode value={redirectUrl} label={t("qr.code")} />
      </LazyBoundary>
      <ButtonLink href={redirectUrl} variant="quiet" target="_blank" rel="noopener">
        {t("qr.open")}
      </ButtonLink>
    </>
  );
}
