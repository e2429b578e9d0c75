import { useApiClient } from "@sughurta/api-client/react";
import { policyDocument } from "@sughurta/contracts";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, saveFile } from "@sughurta/ui-kit";
import { useState } from "react";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

export interface DownloadPolicyProps {
  readonly policyNumber: string;
}

/** Fetches the policy document of this visitor and hands it to the browser as a file (decision 7). */
export function DownloadPolicy({ policyNumber }: DownloadPolicyProps) {
  const { t, language } = useTexts(paymentResultTexts);
  const { supportPhone } = useInsurer();
  const client = useApiClient();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  async function download() {
    setState("loading");
    try {
      const answer = await client.send(policyDocument, {
        params: { policyNumber },
        query: { lang: language },
      });
      if (answer.status !== 200) return setState("failed");
      saveFile(answer.data, `policy-${policyNumber}.pdf`);
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <Button size="large" icon="download" busy={state === "loading"} onClick={download}>
        {state === "loading" ? t("result.downloading") : t("result.download")}
      </Button>
      {state === "failed" ? (
        <Alert tone="danger" live="assertive">
          {t("result.downloadFailed", { phone: supportPhone })}
        </Alert>
      ) : null}
    </>
  );
}
