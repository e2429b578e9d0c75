import type { PolicyInfo } from "@sughurta/contracts/policy";
import { cancellationText, helpPhone, policyStatusTones, telHref } from "@sughurta/domain";
import { FIRST_PAID_DAY_LABEL, policyFamily } from "@sughurta/domain/box";
import { type PolicyNames, policyNames } from "@sughurta/domain/motor";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Alert,
  Badge,
  ButtonLink,
  PolicySheet,
  SummaryList,
  type SummaryRow,
} from "@sughurta/ui-kit";
import { claimsTexts } from "../texts/claims-texts.ts";

/** Status of a policy, in the detail of a badge. */
type PolicyStatusFacts = Pick<PolicyInfo, "status" | "cancelledOn" | "suspendedOn" | "isTest">;

/** Status of a policy in words; the tick is for a policy in force only (SPEC-8). */
export function PolicyStatusBadge({ status, cancelledOn, suspendedOn, isTest }: PolicyStatusFacts) {
  const { t } = useTexts(claimsTexts);
  if (isTest) return <Badge tone="warning">{t("status.test")}</Badge>;
  if (cancelledOn !== undefined) return <Badge tone="danger">{t("status.cancelled")}</Badge>;
  if (suspendedOn !== undefined) return <Badge tone="warning">{t("status.suspended")}</Badge>;
  return (
    <Badge tone={policyStatusTones[status]} icon={status === "ACTIVE" ? "check" : undefined}>
      {t(`status.${status}`)}
    </Badge>
  );
}

/** Required action and date of a cancelled or suspended policy (SPEC-70, SPEC-85). */
function PolicyStatusNote({ policy }: { readonly policy: PolicyInfo }) {
  const { rich, format, language } = useTexts(claimsTexts);
  const { cancelledOn, suspendedOn, sumToResume = 0 } = policy;
  if (cancelledOn !== undefined) {
    const { startDate } = policy;
    return <Alert tone="danger">{cancellationText(language, { startDate, cancelledOn })}</Alert>;
  }
  if (suspendedOn === undefined) return null;
  return (
    <Alert tone="warning">
      {rich(
        "found.suspendedOn",
        { sum: format.money(sumToResume) },
        { date: format.date(suspendedOn) },
      )}
    </Alert>
  );
}

/** The valid version of a corrected policy: a document of an earlier one is replaced. */
function VersionNote({ version, versionOn }: Pick<PolicyInfo, "version" | "versionOn">) {
  const { t, format } = useTexts(claimsTexts);
  if (version === undefined || versionOn === undefined) return null;
  return <Alert tone="info">{t("found.version", { version, date: format.date(versionOn) })}</Alert>;
}

/** Name of a product, with its legal name below where that is another one. */
function ProductName({ name, legalName }: PolicyNames) {
  return legalName ? (
    <>
      {name}
      <small className="sg-policy-check__legal">{legalName}</small>
    </>
  ) : (
    name
  );
}

/** Number, status, product, dates and insured of a found policy (S0 §2). */
export function PolicyFound({ policy }: { readonly policy: PolicyInfo }) {
  const { t, format, language } = useTexts(claimsTexts);
  const { name, legalName } = policyNames({ ...policy, title: policy.title ?? "" }, language);
  const rows: SummaryRow[] = [
    {
      key: "number",
      term: t("found.number"),
      value: policy.policyNumber,
      verbatim: "value",
      strong: true,
    },
    {
      key: "status",
      term: t("found.status"),
      value: <PolicyStatusBadge {...policy} />,
    },
    {
      key: "product",
      term: t("found.product"),
      value: name && <ProductName name={name} legalName={legalName} />,
    },
    { key: "start", term: t("found.startDate"), value: format.date(policy.startDate) },
    ...(policy.firstPaidDay
      ? [
          {
            key: "firstPaidDay",
            term: FIRST_PAID_DAY_LABEL[language],
            value: format.date(policy.firstPaidDay),
          },
        ]
      : []),
    { key: "end", term: t("found.endDate"), value: format.date(policy.endDate) },
    {
      key: "insured",
      term: t("found.lifeAssured"),
      value: policy.lifeAssured.join(", "),
      verbatim: "value",
    },
    ...(policy.insured
      ? [
          {
            key: "thing",
            term: t(`found.insured.${policy.insured.kind}`),
            value: policy.insured.text,
            verbatim: "value" as const,
          },
        ]
      : []),
  ];
  return (
    <>
      <PolicyStatusNote policy={policy} />
      <VersionNote version={policy.version} versionOn={policy.versionOn} />
      <SummaryList rows={rows.filter(({ value }) => value !== "")} />
    </>
  );
}

/**
 * A policy as its sheet, for anyone who has scanned its code: status and term, names masked, and without the insured
 * thing (SPEC-8).
 */
export function VerifiedPolicy({ policy }: { readonly policy: PolicyInfo }) {
  const { t, format, language } = useTexts(claimsTexts);
  const phone = helpPhone(policy, useInsurer());
  const { name, legalName } = policyNames({ ...policy, title: policy.title ?? "" }, language);
  const { policyNumber, startDate, endDate, firstPaidDay, lifeAssured } = policy;
  return (
    <PolicySheet
      size="large"
      family={policyFamily(policy)}
      seed={policyNumber}
      state={<PolicyStatusBadge {...policy} />}
      title={name || t("verify.untitled")}
      legalName={legalName}
      number={{
        label: t("found.number"),
        value: policyNumber,
        copyText: t("verify.copyNumber"),
        copiedText: t("verify.numberCopied"),
      }}
      facts={[
        { key: "start", label: t("found.startDate"), value: format.date(startDate) },
        ...(firstPaidDay
          ? [
              {
                key: "firstPaidDay",
                label: FIRST_PAID_DAY_LABEL[language],
                value: format.date(firstPaidDay),
              },
            ]
          : []),
        { key: "end", label: t("found.endDate"), value: format.date(endDate) },
        { key: "insured", label: t("found.lifeAssured"), value: lifeAssured.join(", ") },
      ]}
      phone={
        <ButtonLink href={telHref(phone)} variant="quiet" icon="phone">
          {t("claim.call", { phone })}
        </ButtonLink>
      }
    >
      <PolicyStatusNote policy={policy} />
      <VersionNote version={policy.version} versionOn={policy.versionOn} />
    </PolicySheet>
  );
}
