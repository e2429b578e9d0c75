import { LazyCheckoutDialogs, OpenPaymentNote, useCheckout } from "@sughurta/checkout";
import type { InstalmentView } from "@sughurta/contracts/policy";
import type { InstalmentPlan } from "@sughurta/contracts/policy-changes";
import { type PaymentOperator, type PolicyType, SUSPENSION_DAYS } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Stack, SummaryList } from "@sughurta/ui-kit";
import { payTexts } from "./pay-texts.ts";

/** Payment of an instalment. */
export interface PayingProps {
  /** Origins of payment pages; the site's own is always allowed. */
  readonly allowedOrigins: readonly string[];
  /** Operators to offer; those of the kind of policy by default (SPEC-26). */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
}

export interface PartsToPayProps extends PayingProps {
  readonly plan: InstalmentPlan;
}

/** Paid and remaining instalments of a policy with due dates, and the button that pays the next one. */
export function PartsToPay({ plan, ...paying }: PartsToPayProps) {
  const { t, rich, format } = useTexts(payTexts);
  const { instalments, cancelledOn, suspendedOn, sumToResume = 0 } = plan;
  const next = instalments.find(({ paidOn }) => paidOn === undefined);
  if (cancelledOn !== undefined) {
    return <p>{t("pay.cancelled", { date: format.date(cancelledOn) })}</p>;
  }
  const rows = instalments.map(({ part, sumPrem, dueOn, paidOn }) => ({
    key: String(part),
    term:
      paidOn === undefined
        ? t("pay.due", { date: format.date(dueOn) })
        : t("pay.paid", { date: format.date(paidOn) }),
    value: format.money(sumPrem),
    verbatim: "value" as const,
    strong: paidOn === undefined,
  }));
  return (
    <Stack gap="lg">
      {suspendedOn === undefined ? null : (
        <Alert tone="danger">
          {rich(
            "pay.suspended",
            { sum: format.money(sumToResume) },
            { date: format.date(suspendedOn) },
          )}
        </Alert>
      )}
      <SummaryList rows={rows} />
      {next ? <PayPart key={next.part} plan={plan} next={next} {...paying} /> : null}
      {next ? null : <p>{t("pay.nothing")}</p>}
    </Stack>
  );
}

function PayPart({
  plan: { policyType, policyId = "", operators: offered },
  next: { part, sumPrem },
  ...paying
}: PartsToPayProps & { readonly next: InstalmentView }) {
  const { t } = useTexts(payTexts);
  return (
    <PaySum
      of={{ policyType, policyId: String(policyId), sumPrem, operators: offered }}
      as={{ part }}
      name={`part-${part}-${policyId}`}
      rule={t("pay.rule", { days: SUSPENSION_DAYS })}
      {...paying}
    />
  );
}

export interface PaySumProps extends PayingProps {
  /** The saved order and the agreed sum, TJS. */
  readonly of: {
    readonly policyType: PolicyType;
    readonly policyId: string;
    readonly sumPrem: number;
    readonly operators?: readonly PaymentOperator[] | undefined;
  };
  /** A later instalment, or the rest of a price by the token of its link. */
  readonly as: { readonly part: number } | { readonly rest: string };
  /** Name of the payment in the browser's storage. */
  readonly name: string;
  readonly rule: string;
}

/** Pays an agreed sum of a saved order. */
export function PaySum({
  of: { policyType, policyId, sumPrem, operators: offered },
  as,
  name,
  rule,
  allowedOrigins,
  operators,
  onResult,
}: PaySumProps) {
  const { rich, format } = useTexts(payTexts);
  // The order was saved before: there is nothing more to save.
  const checkout = useCheckout<string>({
    policyType,
    ...as,
    name,
    save: async () => ({ status: 201, data: { id: policyId, sumPrem, operators: offered } }),
    allowedOrigins,
  });
  return (
    <>
      <OpenPaymentNote payment={checkout.openPayment} onResult={onResult} />
      <Button
        wide
        size="large"
        icon="card"
        busy={checkout.state.step === "saving"}
        onClick={() => void checkout.submit(policyId, sumPrem)}
      >
        {rich("pay.now", { sum: format.money(sumPrem) })}
      </Button>
      <p>{rule}</p>
      <LazyCheckoutDialogs
        checkout={checkout}
        policyType={policyType}
        operators={operators}
        onResult={onResult}
      />
    </>
  );
}
