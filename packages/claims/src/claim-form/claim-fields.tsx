import { CLAIM_FILES } from "@sughurta/domain";
import {
  FileInput,
  Form,
  SubmitButton,
  TextAreaInput,
  TextInput,
  useInsurer,
  type ZodForm,
} from "@sughurta/forms";
import { ContactInputs } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { Alert, Link, Stack } from "@sughurta/ui-kit";
import type { KeptPolicy } from "../policy-check/kept-policy.ts";
import { PolicyStatusBadge } from "../policy-check/policy-found.tsx";
import { claimsTexts } from "../texts/claims-texts.ts";
import {
  CLAIM_CONTACT_RULES,
  CLAIM_CONTACTS,
  type ClaimValues,
  NOTE_MAX_LENGTH,
} from "./claim-schema.ts";
import type { ClaimProblem } from "./use-claim.ts";

export interface ClaimFieldsProps {
  readonly form: ZodForm<ClaimValues>;
  readonly problem: ClaimProblem | undefined;
  /** The policy that was checked just now. */
  readonly policy: KeptPolicy | undefined;
}

/** The questions of a claim (S0 §3). */
export function ClaimFields({ form, problem, policy }: ClaimFieldsProps) {
  const { t, format } = useTexts(claimsTexts);
  const { supportPhone, privacyHref } = useInsurer();
  const known = policy && form.values.policyNumber === policy.policyNumber ? policy : undefined;
  return (
    <Form form={form} aria-label={t("claim.title")}>
      <Stack gap="xl">
        <Stack as="section" aria-labelledby="claim-event">
          <h2 className="sg-claim__heading" id="claim-event">
            {t("claim.event")}
          </h2>
          <TextInput
            name="policyNumber"
            label={t("claim.policyNumber")}
            hint={t("claim.policyNumberHint")}
            width="medium"
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
          />
          {known ? (
            <p className="sg-claim__policy">
              <PolicyStatusBadge status={known.status} />{" "}
              {t("claim.term", {
                start: format.date(known.startDate),
                end: format.date(known.endDate),
              })}
            </p>
          ) : null}
          <TextAreaInput
            name="note"
            label={t("claim.note")}
            hint={t("claim.noteHint")}
            rows={5}
            maxLength={NOTE_MAX_LENGTH}
          />
          <FileInput
            name="files"
            label={t("claim.files")}
            hint={t("claim.filesHint", {
              count: CLAIM_FILES.maxFiles,
              size: CLAIM_FILES.maxMegabytes,
            })}
            limits={CLAIM_FILES}
            optional
          />
        </Stack>
        <Stack as="section" aria-labelledby="claim-person">
          <h2 className="sg-claim__heading" id="claim-person">
            {t("claim.person")}
          </h2>
          <TextInput
            name="fullName"
            label={t("claim.fullName")}
            hint={t("claim.fullNameHint")}
            autoComplete="name"
          />
          <ContactInputs
            fields={CLAIM_CONTACTS}
            rules={CLAIM_CONTACT_RULES}
            emailHint={t("claim.emailHint")}
            own
          />
        </Stack>
        <Stack>
          {problem ? (
            <Alert tone="danger" live="assertive">
              <p>
                {t(`claim.${problem.step}.${problem.problem.kind}`, {
                  phone: supportPhone,
                  ...problem.problem,
                })}
              </p>
            </Alert>
          ) : null}
          <p className="sg-claim__privacy">
            {t("claim.privacy")} <Link href={privacyHref}>{t("claim.privacyLink")}</Link>
          </p>
          <SubmitButton size="large">{t("claim.submit")}</SubmitButton>
        </Stack>
      </Stack>
    </Form>
  );
}
