import { helpPhone, telHref, unbrokenPhone } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, ButtonLink, EmptyState, Spinner, SummaryList } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { paymentResultTexts } from "../texts/checkout-texts.ts";
import { getPart, type ResultLook } from "./result-look.ts";
import type { usePaymentState } from "./use-payment-state.ts";

export interface PaymentPendingProps {
  readonly state: Pick<ReturnType<typeof usePaymentState>, "known" | "recheck" | "checkNow">;
  readonly look: ResultLook;
  readonly heading: string;
  readonly text: ReactNode;
  /** Page for another attempt. */
  readonly retryHref: string | undefined;
  readonly onRetry: (() => void) | undefined;
  /** Leaves the result. */
  readonly leave: ReactNode;
  readonly children: ReactNode;
}

/** A payment that is being checked or has failed: reason, and next step (SPEC-7). */
export function PaymentPending({
  state: { known, recheck, checkNow },
  look,
  heading,
  text,
  retryHref,
  onRetry,
  leave,
  children,
}: PaymentPendingProps) {
  const { t } = useTexts(paymentResultTexts);
  const payment = known.kind === "known" ? known.payment : undefined;
  const phone = helpPhone(payment ?? {}, useInsurer());
  const part = payment && getPart(payment);
  return (
    <EmptyState
      level={1}
      plain
      title={
        <>
          {look.waiting ? <Spinner /> : null} {heading}
        </>
      }
      actions={
        <>
          {retryHref ? <ButtonLink href={retryHref}>{t("result.tryAgain")}</ButtonLink> : null}
          {onRetry ? <Button onClick={onRetry}>{t("result.tryAgain")}</Button> : null}
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
            <ButtonLink href={telHref(phone)} variant="secondary" icon="phone">
              {t("result.call", { phone: unbrokenPhone(phone) })}
            </ButtonLink>
          ) : null}
          {leave}
        </>
      }
    >
      <p>{text}</p>
      <p role="status">{look.canAsk && recheck === "unchanged" ? t("result.unchanged") : null}</p>
      {part ? <PaidPart {...part} /> : null}
      {children}
    </EmptyState>
  );
}

export interface PaidPartProps {
  /** TJS, all three. */
  readonly price: number;
  readonly paid: number;
  readonly missing: number;
}

/** Total of the receipts so far and the missing amount (SPEC-63). */
function PaidPart({ price, paid, missing }: PaidPartProps) {
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
