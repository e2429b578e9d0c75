import type { PaymentState } from "@sughurta/contracts/payment";
import { helpPhone, helpPhones, telHref } from "@sughurta/domain";
import { LazyBoundary, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import {
  Alert,
  Button,
  ButtonLink,
  Container,
  Countdown,
  EmptyState,
  Spinner,
  useLatest,
  VisuallyHidden,
} from "@sughurta/ui-kit";
import { type ReactNode, useEffect } from "react";
import { safeRedirect } from "../purchase/safe-redirect.ts";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";
import { PaidPart } from "./paid-part.tsx";
import { PaidPolicy } from "./paid-policy.tsx";
import { partOf, resultLook } from "./result-look.ts";
import { usePaymentState } from "./use-payment-state.ts";

const PaymentCode = lazyComponent(
  lazyModule(() => import("../payment-method/payment-code.tsx")),
  (module) => module.PaymentCode,
);
const ReceiptUpload = lazyComponent(
  lazyModule(() => import("../receipt/receipt-upload.tsx")),
  (module) => module.ReceiptUpload,
);

const NO_ORIGINS: readonly string[] = [];

/** Seconds after which the result goes home (S0 §4). */
const GO_HOME_SECONDS = 5;

/** How the result ends on a site of its own: it goes home (SPEC-7). */
interface GoesHome {
  readonly onGoHome: () => void;
  readonly homeHref?: string | undefined;
  readonly onClose?: undefined;
}

/** How it ends in a page that goes on around it: it stays until the buyer closes it or tries again. */
interface StaysUntilClosed {
  /** Called with the payment as it was last known. */
  readonly onClose: (payment: PaymentState | undefined) => void;
  readonly onGoHome?: undefined;
  readonly homeHref?: undefined;
}

export type PaymentResultProps = PaymentResultContent & (GoesHome | StaysUntilClosed);

interface PaymentResultContent {
  /** Payment named by the address; believed only as far as the server confirms it. */
  readonly paymentId?: string | undefined;
  /** State that the server already knew when it rendered the page. */
  readonly initial?: PaymentState | undefined;
  /** Origins of payment pages, to show the code of an open QR payment; the site's own is always allowed. */
  readonly paymentOrigins?: readonly string[] | undefined;
  /** Where to try again; `undefined` where there is no such place, as where closing the result shows the order. */
  readonly retryHref?: ((payment: PaymentState) => string | undefined) | undefined;
  /** Called once the payment is known to be paid, to drop the finished order's draft. */
  readonly onPaid?: ((payment: PaymentState) => void) | undefined;
  /** The document of this policy was downloaded. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
  /** Rendered below a paid policy, such as a button that stores it for offline use. */
  readonly afterPaid?: ((payment: PaymentState) => ReactNode) | undefined;
}

/** Screen of `/success` and `/error`: the real state of the payment, whatever the address says (S0 §2). */
export function PaymentResult({
  paymentId,
  initial,
  paymentOrigins = NO_ORIGINS,
  retryHref,
  onGoHome,
  onPaid,
  homeHref = "/",
  onClose,
  onDocument,
  afterPaid,
}: PaymentResultProps) {
  const { t, format } = useTexts(paymentResultTexts);
  const insurer = useInsurer();
  const { known, slow, recheck, refresh, checkNow } = usePaymentState({ paymentId, initial });
  const look = resultLook(known, slow);
  const payment = known.kind === "known" ? known.payment : undefined;
  const phone = helpPhones(payment?.policyType, insurer);
  const callPhone = helpPhone(payment?.policyType, insurer);
  const part = payment && partOf(payment);
  const back = {
    sum: format.money(payment?.refund ?? payment?.sumPrem ?? 0),
    date: payment?.refundBy ? format.date(payment.refundBy) : "",
  };
  const paid = payment?.status === "paid" ? payment : undefined;
  const retry = payment && look.canRetry ? retryHref?.(payment) : undefined;
  const tell = useLatest(onPaid);
  useEffect(() => {
    if (paid) tell.current?.(paid);
  }, [paid]);

  return (
    <Container width="form">
      <section className="sg-result">
        <span role="status">
          <VisuallyHidden>{t(`result.${look.title}`)}</VisuallyHidden>
        </span>
        <EmptyState
          level={1}
          plain={look.plain}
          title={
            <>
              {look.waiting ? <Spinner /> : null} {t(`result.${look.title}`)}
            </>
          }
          actions={
            <>
              {retry ? <ButtonLink href={retry}>{t("result.tryAgain")}</ButtonLink> : null}
              {onClose && look.canRetry ? (
                <Button onClick={() => onClose(payment)}>{t("result.tryAgain")}</Button>
              ) : null}
              {look.canAsk ? (
                <Button
                  variant="secondary"
                  icon="refresh"
                  busy={recheck === "asking"}
                  onClick={checkNow}
                >
                  {t("result.checkNow")}
                </Button>
              ) : null}
              {look.canCall ? (
                <ButtonLink href={telHref(callPhone)} variant="secondary" icon="phone">
                  {t("result.call", { phone: callPhone })}
                </ButtonLink>
              ) : null}
              {onClose ? (
                <Button
                  onClick={() => onClose(payment)}
                  variant={look.canCall ? "quiet" : "secondary"}
                >
                  {t("result.close")}
                </Button>
              ) : (
                <ButtonLink href={homeHref} variant={look.canCall ? "quiet" : "secondary"}>
                  {t("result.home")}
                </ButtonLink>
              )}
            </>
          }
        >
          <p>{t(`result.${look.text}`, { phone, ...back })}</p>
          <p role="status">
            {look.canAsk && recheck === "unchanged" ? t("result.unchanged") : null}
          </p>
          {payment?.paidTwice ? (
            <Alert tone="warning" live="polite" title={t("result.paidTwiceTitle")}>
              {t("result.paidTwice", { sum: format.money(payment.paidTwice), phone })}
            </Alert>
          ) : null}
          {part && !paid ? <PaidPart {...part} /> : null}
          {paid ? <PaidPolicy payment={paid} phone={phone} onDocument={onDocument} /> : null}
          {paid && afterPaid ? <div className="sg-result__after">{afterPaid(paid)}</div> : null}
          {payment && look.needsReceipt ? (
            <div className="sg-result__receipt">
              <LazyBoundary fallback={<Spinner />}>
                <CodeAgain
                  payment={payment}
                  price={part?.missing ?? payment.sumPrem}
                  paymentOrigins={paymentOrigins}
                />
                <ReceiptUpload paymentId={payment.id} onSent={refresh} onPart={refresh} />
              </LazyBoundary>
            </div>
          ) : null}
        </EmptyState>
        {look.final && onGoHome ? (
          <Countdown
            seconds={GO_HOME_SECONDS}
            onDone={onGoHome}
            text={(count) => t("result.goingHome", { count })}
            stopText={t("result.stay")}
            stoppedText={t("result.stayed")}
          />
        ) : null}
      </section>
    </Container>
  );
}

/** The code of an open QR payment, whenever its page is opened (SPEC-43). */
function CodeAgain({
  payment: { redirectUrl },
  price,
  paymentOrigins,
}: {
  readonly payment: PaymentState;
  readonly price: number;
  readonly paymentOrigins: readonly string[];
}) {
  if (!redirectUrl) return null;
  const address = safeRedirect(redirectUrl, paymentOrigins, window.location.origin);
  return address === undefined ? null : <PaymentCode redirectUrl={address} price={price} />;
}
