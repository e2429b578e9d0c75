import type { PaymentState } from "@sughurta/contracts/payment";
import { useTexts } from "@sughurta/i18n";
import { SummaryList } from "@sughurta/ui-kit";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";
import { DownloadPolicy } from "./download-policy.tsx";
import { leftOf } from "./result-look.ts";

export interface PaidPolicyProps {
  readonly payment: PaymentState;
  /** What to call about the policy. */
  readonly phone: string;
  /** The document of this policy was downloaded. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
}

/** What was bought: number, code, dates, the document and what to do next (SPEC-7). */
export function PaidPolicy({ payment, phone, onDocument }: PaidPolicyProps) {
  const { t, format } = useTexts(paymentResultTexts);
  const { policyNumber, policyCode, startDate, endDate, title, sumPrem } = payment;
  const period =
    startDate && endDate
      ? t("result.periodValue", { start: format.date(startDate), end: format.date(endDate) })
      : undefined;
  const lines = [
    { key: "number", term: t("result.policyNumber"), value: policyNumber, strong: true },
    { key: "code", term: t("result.policyCode"), value: policyCode },
    { key: "product", term: t("result.product"), value: title },
    { key: "period", term: t("result.period"), value: period },
    { key: "sum", term: t("result.sum"), value: format.money(sumPrem) },
    ...leftOf(payment.instalments).map(({ part, sumPrem: left, dueOn }) => ({
      key: `part${part}`,
      term: t("result.leftDue", { date: format.date(dueOn) }),
      value: format.money(left),
    })),
  ];
  return (
    <>
      <SummaryList rows={lines.filter(({ value }) => value)} />
      {policyNumber ? <DownloadPolicy policyNumber={policyNumber} onDocument={onDocument} /> : null}
      <h2 className="sg-result__next-title">{t("result.nextTitle")}</h2>
      <ul className="sg-result__next">
        <li>{t("result.nextKeep")}</li>
        <li>{t("result.nextCheck", { phone })}</li>
        <li>{t("result.nextClaim", { phone })}</li>
      </ul>
    </>
  );
}
