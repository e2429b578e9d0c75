import type { PaymentState } from "@sughurta/contracts/payment";
import { assistanceCall, helpPhones, needsAssistance } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Alert,
  Button,
  ButtonLink,
  Container,
  Countdown,
  Heading,
  Link,
  useLatest,
  VisuallyHidden,
} from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useRef } from "react";
import { paymentResultTexts } from "../texts/checkout-texts.ts";
import { PaidPolicy } from "./paid-policy.tsx";
import { PaymentPending } from "./payment-pending.tsx";
import { PaymentReceipt } from "./payment-receipt.tsx";
import { resultLook } from "./result-look.ts";
import { usePaymentState } from "./use-payment-state.ts";

const NO_ORIGINS: readonly string[] = [];

/** Seconds after which the result returns to the home page (S0 §4). */
const GO_HOME_SECONDS = 5;

/** End of the result on a site of its own: it returns to the home page (SPEC-7). */
interface ReturnHome {
  /** Opens the home page. */
  readonly onGoHome: () => void;
  /** Address of the home page, `/` by default. */
  readonly homeHref?: string | undefined;
  readonly onClose?: undefined;
  readonly closesItself?: undefined;
}

/** End of the result in a host page: it stays until the buyer closes it or retries. */
interface StaysUntilClosed {
  /** Called with the last known payment. */
  readonly onClose: (payment: PaymentState | undefined) => void;
  /** It is closed some seconds after it is final, unless the buyer stays. */
  readonly closesItself?: boolean | undefined;
  readonly onGoHome?: undefined;
  readonly homeHref?: undefined;
}

export type PaymentResultProps = PaymentResultContent & (ReturnHome | StaysUntilClosed);

interface PaymentResultContent {
  /** Payment named by the address; believed only as far as the server confirms it. */
  readonly paymentId?: string | undefined;
  /** State that the server already knew when it rendered the page. */
  readonly initial?: PaymentState | undefined;
  /** Origins of payment pages, to show the code of an open QR payment; the site's own is always allowed. */
  readonly paymentOrigins?: readonly string[] | undefined;
  /** Page for another attempt; `undefined` where there is none, as where closing the result shows the order. */
  readonly retryHref?: ((payment: PaymentState) => string | undefined) | undefined;
  /** Called once the payment is known to be paid, to delete the finished order's draft. */
  readonly onPaid?: ((payment: PaymentState) => void) | undefined;
  /** Absolute address of the page that shows anybody whether a policy is valid; the sheet has no code without it. */
  readonly verifyUrl?: ((policyNumber: string) => string) | undefined;
  /** Called when the download of the document has started. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
  /** The content below a paid policy saves it: the sheet has a button that scrolls there. */
  readonly savesBelow?: boolean | undefined;
  /** Rendered below a paid policy, such as a button that stores it for offline use. */
  readonly afterPaid?: ((payment: PaymentState) => ReactNode) | undefined;
  /** Rendered below a paid payment of another browser, such as a form that opens its policy with a code. */
  readonly paidElsewhere?: ((paymentId: string) => ReactNode) | undefined;
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
  closesItself = false,
  verifyUrl,
  onDocument,
  savesBelow = false,
  afterPaid,
  paidElsewhere,
}: PaymentResultProps) {
  const { t, rich, format } = useTexts(paymentResultTexts);
  const state = usePaymentState({ paymentId, initial });
  const { known, slow, refresh } = state;
  const look = resultLook(known, slow);
  const payment = known.kind === "known" ? known.payment : undefined;
  const insurer = useInsurer();
  const phone = helpPhones(payment ?? {}, insurer);
  const paid = payment?.status === "paid" ? payment : undefined;
  const heading = t(`result.${look.title}`);
  const text = rich(
    `result.${look.text}`,
    { phone, sum: format.money(payment?.refund ?? payment?.sumPrem ?? 0) },
    { date: payment?.refundBy ? format.date(payment.refundBy) : "" },
  );
  const saving = useRef<HTMLDivElement>(null);
  const tell = useLatest(onPaid);
  useEffect(() => {
    if (paid) tell.current?.(paid);
  }, [paid]);

  const leaveLook = look.canCall ? "quiet" : "secondary";
  const leave = onClose ? (
    <Button onClick={() => onClose(payment)} variant={leaveLook}>
      {t("result.close")}
    </Button>
  ) : (
    <ButtonLink href={homeHref} variant={leaveLook}>
      {t("result.home")}
    </ButtonLink>
  );
  const leaving = closesItself ? () => onClose?.(payment) : onGoHome;
  const goingHome =
    look.final && leaving ? (
      <Countdown
        seconds={GO_HOME_SECONDS}
        onDone={leaving}
        text={(count) => t(`result.${onGoHome ? "goingHome" : "closing"}`, { count })}
        stopText={t("result.stay")}
        stoppedText={t("result.stayed")}
      />
    ) : null;
  const twice = payment?.paidTwice ? (
    <DuplicatePaymentNotice sum={payment.paidTwice} phone={phone} />
  ) : null;

  return (
    <Container width="form">
      <section className="sg-result">
        <span role="status">
          <VisuallyHidden>{heading}</VisuallyHidden>
        </span>
        {paid ? (
          <>
            <PaidPolicy
              payment={paid}
              heading={heading}
              verifyUrl={verifyUrl}
              onDocument={onDocument}
              onSave={savesBelow ? () => saving.current?.scrollIntoView() : undefined}
            />
            {goingHome}
            {twice}
            <AfterPaying
              text={text}
              phone={phone}
              assistancePhone={needsAssistance(paid) ? insurer.assistancePhone : undefined}
            />
            {paid.fiscalReceipt ? <FiscalReceipt receipt={paid.fiscalReceipt} /> : null}
            {afterPaid ? (
              <div className="sg-result__after" ref={saving}>
                {afterPaid(paid)}
              </div>
            ) : null}
            <div>{leave}</div>
          </>
        ) : (
          <>
            <PaymentPending
              state={state}
              look={look}
              heading={heading}
              text={text}
              retryHref={payment && look.canRetry ? retryHref?.(payment) : undefined}
              onRetry={onClose && look.canRetry ? () => onClose(payment) : undefined}
              leave={leave}
            >
              {twice}
              {known.kind === "elsewhere" && known.status === "paid"
                ? paidElsewhere?.(known.id)
                : null}
              {payment && look.needsReceipt ? (
                <PaymentReceipt
                  payment={payment}
                  paymentOrigins={paymentOrigins}
                  onSent={refresh}
                />
              ) : null}
            </PaymentPending>
            {goingHome}
          </>
        )}
      </section>
    </Container>
  );
}

export interface AfterPayingProps {
  /** Where the policy was sent. */
  readonly text: ReactNode;
  /** Phone number for questions about the policy. */
  readonly phone: string;
  /** Called before treatment, where the policy is for a trip. */
  readonly assistancePhone: string | undefined;
}

/** Next steps with a paid policy. */
function AfterPaying({ text, phone, assistancePhone }: AfterPayingProps) {
  const { t, language } = useTexts(paymentResultTexts);
  return (
    <section className="sg-result__next">
      <p>{text}</p>
      <Heading level={2} className="sg-result__next-title">
        {t("result.nextTitle")}
      </Heading>
      <ol>
        <li>{t("result.nextKeep")}</li>
        <li>{t("result.nextCheck", { phone })}</li>
        {assistancePhone === undefined ? null : (
          <li>{assistanceCall(language, assistancePhone)}</li>
        )}
        <li>{t("result.nextClaim", { phone })}</li>
      </ol>
    </section>
  );
}

/** The receipt of the online till for a payment, or a note that it is sent by email. */
function FiscalReceipt({
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

/** A duplicate payment that will be refunded. */
export function DuplicatePaymentNotice({
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
