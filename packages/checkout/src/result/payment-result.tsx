import type { PaymentState } from "@sughurta/contracts";
import { helpPhone, helpPhones, telHref } from "@sughurta/domain";
import { LazyBoundary, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Button,
  ButtonLink,
  Container,
  Countdown,
  EmptyState,
  Spinner,
  VisuallyHidden,
} from "@sughurta/ui-kit";
import { lazy, type ReactNode, useEffect, useRef } from "react";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";
import { PaidPart } from "./paid-part.tsx";
import { PaidPolicy } from "./paid-policy.tsx";
import { partOf, resultLook } from "./result-look.ts";
import { usePaymentState } from "./use-payment-state.ts";

const ReceiptUpload = lazy(async () => ({
  default: (await import("../receipt/receipt-upload.tsx")).ReceiptUpload,
}));

/** Seconds after which the result goes home (S0 §4). */
const GO_HOME_SECONDS = 5;

export interface PaymentResultProps {
  /** Payment named by the address; believed only as far as the server confirms it. */
  readonly paymentId?: string | undefined;
  /** State that the server already knew when it rendered the page. */
  readonly initial?: PaymentState | undefined;
  /** Where to try again; `undefined` where there is no such place. */
  readonly retryHref: (payment: PaymentState) => string | undefined;
  readonly onGoHome: () => void;
  /** Called once the payment is known to be paid, to drop the finished order's draft. */
  readonly onPaid?: ((payment: PaymentState) => void) | undefined;
  readonly homeHref?: string;
  /** The document of this policy was downloaded. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
  /** Rendered below a paid policy, such as a button that stores it for offline use. */
  readonly afterPaid?: ((payment: PaymentState) => ReactNode) | undefined;
}

/** Screen of `/success` and `/error`: the real state of the payment, whatever the address says (S0 §2). */
export function PaymentResult({
  paymentId,
  initial,
  retryHref,
  onGoHome,
  onPaid,
  homeHref = "/",
  onDocument,
  afterPaid,
}: PaymentResultProps) {
  const { t } = useTexts(paymentResultTexts);
  const insurer = useInsurer();
  const { known, slow, recheck, refresh, checkNow } = usePaymentState({ paymentId, initial });
  const look = resultLook(known, slow);
  const payment = known.kind === "known" ? known.payment : undefined;
  const phone = helpPhones(payment?.policyType, insurer);
  const callPhone = helpPhone(payment?.policyType, insurer);
  const part = payment && partOf(payment);
  const paid = payment?.status === "paid" ? payment : undefined;
  const retry = payment && look.canRetry ? retryHref(payment) : undefined;
  const tell = useRef(onPaid);
  useEffect(() => {
    tell.current = onPaid;
  });
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
          picture={look.picture}
          title={
            <>
              {look.waiting ? <Spinner /> : null} {t(`result.${look.title}`)}
            </>
          }
          actions={
            <>
              {retry ? <ButtonLink href={retry}>{t("result.tryAgain")}</ButtonLink> : null}
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
              <ButtonLink href={homeHref} variant={look.canCall ? "quiet" : "secondary"}>
                {t("result.home")}
              </ButtonLink>
            </>
          }
        >
          <p>{t(`result.${look.text}`, { phone })}</p>
          <p role="status">
            {look.canAsk && recheck === "unchanged" ? t("result.unchanged") : null}
          </p>
          {part && !paid ? <PaidPart {...part} /> : null}
          {paid ? <PaidPolicy payment={paid} phone={phone} onDocument={onDocument} /> : null}
          {paid && afterPaid ? <div className="sg-result__after">{afterPaid(paid)}</div> : null}
          {payment && look.needsReceipt ? (
            <div className="sg-result__receipt">
              <LazyBoundary fallback={<Spinner />}>
                <ReceiptUpload paymentId={payment.id} onSent={refresh} onPart={refresh} />
              </LazyBoundary>
            </div>
          ) : null}
        </EmptyState>
        {look.final ? (
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
