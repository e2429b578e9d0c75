import { downloadPolicyFile } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { PolicyFile } from "@sughurta/contracts/policy";
import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { Refusal } from "../section/account-section.tsx";
import { useAction } from "../section/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

const LOOKS = {
  document: { icon: "download", variant: "secondary" },
  calendar: { icon: "calendar", variant: "quiet" },
} as const;

export interface PolicyFileButtonProps {
  readonly policyNumber: string;
  /** The document, or its first and last day for a calendar. */
  readonly file: PolicyFile;
  /** Variant of the button; depends on the file by default. */
  readonly variant?: "primary" | undefined;
  /** Called when the download has started. */
  readonly onStarted?: ((policyNumber: string) => void) | undefined;
}

/** Downloads a file of a policy in the language of the page. */
export function PolicyFileButton({
  policyNumber,
  file,
  variant,
  onStarted,
}: PolicyFileButtonProps) {
  const { t, language } = useTexts(accountTexts);
  const client = useApiClient();
  const { busy, refusal, run } = useAction();
  const { icon, variant: usual } = LOOKS[file];

  const download = () =>
    run(async () => {
      const response = await downloadPolicyFile(client, { policyNumber, file, language });
      if (response.status !== 201) return response.data.message;
      onStarted?.(policyNumber);
      return undefined;
    });

  return (
    <>
      <Button variant={variant ?? usual} icon={icon} busy={busy} onClick={download}>
        {t(`policies.${file}`)}
      </Button>
      <Refusal text={refusal} />
    </>
  );
}
