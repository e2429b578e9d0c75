import { useApiClient } from "@sughurta/api-client/react";
import { policyCalendar, policyDocument } from "@sughurta/contracts/policy";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, downloadFile } from "@sughurta/ui-kit";
import { type ReactNode, useState } from "react";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

export interface DownloadPolicyProps {
  readonly policyNumber: string;
  /** The document of this policy was downloaded. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
  /** What else can be done with the policy, in one row with the calendar. */
  readonly children?: ReactNode;
}

const FILES = {
  document: { contract: policyDocument, ending: "pdf" },
  calendar: { contract: policyCalendar, ending: "ics" },
} as const;
type FileName = keyof typeof FILES;

/** Fetches the document or the calendar file of a policy of this visitor and downloads it (SPEC-7). */
export function DownloadPolicy({ policyNumber, onDocument, children }: DownloadPolicyProps) {
  const { t, language } = useTexts(paymentResultTexts);
  const { supportPhone } = useInsurer();
  const client = useApiClient();
  const [loading, setLoading] = useState<FileName>();
  const [hasFailed, setFailed] = useState(false);

  async function download(name: FileName) {
    const { contract, ending } = FILES[name];
    setLoading(name);
    setFailed(false);
    try {
      const answer = await client.send(contract, {
        params: { policyNumber },
        query: { lang: language },
      });
      setFailed(answer.status !== 200);
      if (answer.status === 200) downloadFile(answer.data, `policy-${policyNumber}.${ending}`);
      if (answer.status === 200 && name === "document") onDocument?.(policyNumber);
    } catch {
      setFailed(true);
    }
    setLoading(undefined);
  }

  return (
    <>
      <Button
        size="large"
        wide
        icon="download"
        busy={loading === "document"}
        onClick={() => download("document")}
      >
        {loading === "document" ? t("result.downloading") : t("result.download")}
      </Button>
      <div className="sg-result__more">
        <Button
          variant="quiet"
          icon="calendar"
          busy={loading === "calendar"}
          onClick={() => download("calendar")}
        >
          {t("result.calendar")}
        </Button>
        {children}
      </div>
      {hasFailed ? (
        <Alert tone="danger" live="assertive">
          {t("result.downloadFailed", { phone: supportPhone })}
        </Alert>
      ) : null}
    </>
  );
}
