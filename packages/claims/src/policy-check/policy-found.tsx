import type { PolicyInfo, PolicyStatus } from "@sughurta/contracts";
import { policyStatusTones } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Badge, SummaryList } from "@sughurta/ui-kit";
import { claimsTexts } from "../texts/claims-texts.ts";

/** State of a policy in words; the tick is for a policy in force only (decision 8). */
export function PolicyStatusBadge({ status }: { readonly status: PolicyStatus }) {
  const { t } = useTexts(claimsTexts);
  return (
    <Badge tone={policyStatusTones[status]} icon={status === "ACTIVE" ? "check" : undefined}>
      {t(`status.${status}`)}
    </Badge>
  );
}

/** Number, state, product, dates and insured of a policy that was found (S0 §2). */
export function PolicyFound({ policy }: { readonly policy: PolicyInfo }) {
  const { t, format } = useTexts(claimsTexts);
  const rows = [
    { key: "number", term: t("found.number"), value: policy.policyNumber, strong: true },
    {
      key: "status",
      term: t("found.status"),
      value: <PolicyStatusBadge status={policy.status} />,
    },
    { key: "product", term: t("found.product"), value: policy.title ?? "" },
    { key: "start", term: t("found.startDate"), value: format.date(policy.startDate) },
    { key: "end", term: t("found.endDate"), value: format.date(policy.endDate) },
    { key: "insured", term: t("found.lifeAssured"), value: policy.lifeAssured.join(", ") },
    ...(policy.insured
      ? [
          {
            key: "thing",
            term: t(`found.insured.${policy.insured.kind}`),
            value: policy.insured.text,
          },
        ]
      : []),
  ];
  return <SummaryList rows={rows.filter(({ value }) => value !== "")} />;
}
