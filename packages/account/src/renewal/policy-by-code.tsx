import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Card, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { PolicyFileButton } from "../policies/policy-file-button.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { OpenPolicy } from "./open-policy.tsx";
import { renewalTexts } from "./renewal-texts.ts";

export interface PolicyByCodeProps {
  /** Number from the address. */
  readonly policyNumber: string;
  /** Page for renewing the policy. */
  readonly renewHref: string;
}

/** The document and the renewal of the displayed policy, for the holder of its phone (SPEC-8). */
export function PolicyByCode({ policyNumber, renewHref }: PolicyByCodeProps) {
  const { t } = useTexts(renewalTexts);
  const { t: account } = useTexts(accountTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" ground="sunken" aria-label={t("document.title")}>
      <Stack>
        <h3>{t("document.title")}</h3>
        {isOpen ? (
          <>
            <PolicyFileButton policyNumber={policyNumber} file="document" />
            <ButtonLink href={renewHref} variant="secondary" icon="refresh">
              {account("policies.renew")}
            </ButtonLink>
          </>
        ) : (
          <OpenPolicy
            policyNumber={policyNumber}
            variant="secondary"
            onOpened={() => setOpen(true)}
          />
        )}
      </Stack>
    </Card>
  );
}
