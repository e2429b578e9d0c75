import { useApiClient } from "@sughurta/api-client/react";
import { policyDocument } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { Button, saveFile } from "@sughurta/ui-kit";
import { Refusal } from "../cabinet/refusal.tsx";
import { useAction } from "../cabinet/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Saves the document of a policy in the language of the page. */
export function DocumentButton({ policyNumber }: { readonly policyNumber: string }) {
  const { t, language } = useTexts(accountTexts);
  const client = useApiClient();
  const { busy, refusal, run } = useAction();

  const download = () =>
    run(async () => {
      const answer = await client.send(policyDocument, {
        params: { policyNumber },
        query: { lang: language },
      });
      if (answer.status !== 200) return answer.data.message;
      saveFile(answer.data, `policy-${policyNumber}.pdf`);
      return undefined;
    });

  return (
    <>
      <Button variant="secondary" icon="download" busy={busy} onClick={download}>
        {t("policies.document")}
      </Button>
      <Refusal text={refusal} />
    </>
  );
}
