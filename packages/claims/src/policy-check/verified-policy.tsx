import type { PolicyInfo } from "@sughurta/contracts/policy";
import { helpPhone, telHref } from "@sughurta/domain";
import { FIRST_PAID_DAY_LABEL, policyFamily } from "@sughurta/domain/box";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, PolicySheet } from "@sughurta/ui-kit";
import { claimsTexts } from "../texts/claims-texts.ts";
import { PolicyStatusBadge, StandingNote } from "./policy-found.tsx";

/**
 * A policy as its sheet, for anyone who has scanned its code: status and term, names masked, and without the insured
 * thing (SPEC-8).
 */
export function VerifiedPolicy({ policy }: { readonly policy: PolicyInfo }) {
  const { t, format, language } = useTexts(claimsTexts);
  const phone = helpPhone(policy, useInsurer());
  const { policyNumber, title, startDate, endDate, firstPaidDay, lifeAssured } = policy;
  return (
    <PolicySheet
      size="large"
      family={policyFamily(policy)}
      seed={policyNumber}
      state={<PolicyStatusBadge {...policy} />}
      title={title || t("verify.untitled")}
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
      <StandingNote policy={policy} />
    </PolicySheet>
  );
}
