import type { PaymentState } from "@sughurta/contracts/payment";
import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Spinner, Stack } from "@sughurta/ui-kit";
import { safeRedirect } from "../purchase/safe-redirect.ts";
import { getPart } from "./result-look.ts";

const PaymentCode = lazyComponent(
  lazyModule(() => import("../payment-method/payment-code.tsx")),
  (module) => module.PaymentCode,
);
const ReceiptUpload = lazyComponent(
  lazyModule(() => import("../receipt/receipt-upload.tsx")),
  (module) => module.ReceiptUpload,
);

export interface PaymentReceiptProps {
  readonly payment: PaymentState;
  readonly paymentOrigins: readonly string[];
  /** A receipt was sent: the state may have changed. */
  readonly onSent: () => void;
}

/** The code of an open QR payment, and the way to send its receipt (SPEC-43). */
export function PaymentReceipt({ payment, paymentOrigins, onSent }: PaymentReceiptProps) {
  return (
    <Stack gap="lg" className="sg-result__receipt">
      <LazyBoundary fallback={<Spinner />}>
        <CodeAgain
          payment={payment}
          price={getPart(payment)?.missing ?? payment.sumPrem}
          paymentOrigins={paymentOrigins}
        />
        <ReceiptUpload paymentId={payment.id} onSent={onSent} onPart={onSent} />
      </LazyBoundary>
    </Stack>
  );
}

/** The code of an open QR payment, whenever its page is opened (SPEC-43). */
function CodeAgain({
  payment: { redirectUrl },
  price,
  paymentOrigins,
}: Pick<PaymentReceiptProps, "payment" | "paymentOrigins"> & { readonly price: number }) {
  if (!redirectUrl) return null;
  const address = safeRedirect(redirectUrl, paymentOrigins, window.location.origin);
  return address === undefined ? null : <PaymentCode redirectUrl={address} price={price} />;
}
