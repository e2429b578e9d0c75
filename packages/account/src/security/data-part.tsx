import { useApiClient } from "@sughurta/api-client/react";
import { myData } from "@sughurta/contracts/account";
import { useTexts } from "@sughurta/i18n";
import { Button, downloadFile, Stack } from "@sughurta/ui-kit";
import { Refusal } from "../account/refusal.tsx";
import { useAction } from "../account/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Export of the person's stored data as a file. */
export function DataPart() {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { busy, refusal, run } = useAction();

  const download = () =>
    run(async () => {
      const answer = await client.send(myData, {});
      if (answer.status !== 200) return answer.data.message;
      const text = JSON.stringify(answer.data, undefined, 2);
      downloadFile(new Blob([text], { type: "application/json" }), "my-data.json");
      return undefined;
    });

  return (
    <Stack>
      <p>{t("data.text")}</p>
      <Refusal text={refusal} />
      <Stack direction="row">
        <Button variant="secondary" icon="download" busy={busy} onClick={download}>
          {t("data.download")}
        </Button>
      </Stack>
    </Stack>
  );
}
