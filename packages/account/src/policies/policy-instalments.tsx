import type { MyPolicy } from "@sughurta/contracts/policy";
import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink, Stack, SummaryList } from "@sughurta/ui-kit";
import { accountTexts } from "../texts/account-texts.ts";

export interface PolicyInstalmentsProps {
  readonly policy: Pick<MyPolicy, "instalments" | "suspendedOn" | "sumToResume" | "cancelledOn">;
  /** Page for paying its instalments; no link without it. */
  readonly payHref?: string | undefined;
}

/** Paid and remaining instalments with due dates, and the link to pay them (SPEC-85). */
export function PolicyInstalments({ policy, payHref }: PolicyInstalmentsProps) {
  const { t, rich, format } = useTexts(accountTexts);
  const { instalments = [], suspendedOn, sumToResume = 0, cancelledOn } = policy;
  const isLeft = instalments.some(({ paidOn }) => paidOn === undefined);
  if (!isLeft || cancelledOn !== undefined) return null;
  const rows = instalments.map(({ part, sumPrem, dueOn, paidOn }) => ({
    key: String(part),
    term:
      paidOn === undefined
        ? t("parts.due", { date: format.date(dueOn) })
        : t("parts.paid", { date: format.date(paidOn) }),
    value: format.money(sumPrem),
    verbatim: "value" as const,
    strong: paidOn === undefined,
  }));
  return (
    <Stack>
      {suspendedOn === undefined ? null : (
        <Alert tone="danger">
          {rich(
            "parts.suspended",
            { sum: format.money(sumToResume) },
            { date: format.date(suspendedOn) },
          )}
        </Alert>
      )}
      <SummaryList rows={rows} />
      {payHref === undefined ? null : (
        <ButtonLink href={payHref} icon="card">
          {t("parts.pay")}
        </ButtonLink>
      )}
    </Stack>
  );
}
