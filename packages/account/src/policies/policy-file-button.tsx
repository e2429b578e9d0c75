import { useApiClient } from "@sughurta/api-client/react";
import { policyCalendar, policyDocument } from "@sughurta/contracts/policy";
import { useTexts } from "@sughurta/i18n";
import { Button, downloadFile } from "@sughurta/ui-kit";
import { Refusal } from "../account/refusal.tsx";
import { useAction } from "../account/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** What can be taken along of a policy. */
const FILES = {
  document: { contract: policyDocument, ending: "pdf", icon: "download", variant: "secondary" },
  calendar: { contract: policyCalendar, ending: "ics", icon: "calendar", variant: "quiet" },
} as const;

export interface PolicyFileButtonProps {
  readonly policyNumber: string;
  /** The document, or its first and last day for a calendar. */
  readonly file: keyof typeof FILES;
  /** How much the button stands out; what fits the file by default. */
  readonly variant?: "primary" | undefined;
  /** The file is on this device now. */
  readonly onSaved?: ((policyNumber: string) => void) | undefined;
}

/** Saves a file of a policy in the language of the page. */
export function PolicyFileButton({ policyNumber, file, variant, onSaved }: PolicyFileButtonProps) {
  const { t, language } = useTexts(accountTexts);
  const client = useApiClient();
  const { busy, refusal, run } = useAction();
  const { contract, ending, icon, variant: usual } = FILES[file];

  const download = () =>
    run(async () => {
      const answer = await client.send(contract, {
        params: { policyNumber },
        query: { lang: language },
      });
      if (answer.status !== 200) return answer.data.message;
      downloadFile(answer.data, `policy-${policyNumber}.${ending}`);
      onSaved?.(policyNumber);
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
