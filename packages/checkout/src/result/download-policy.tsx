import { downloadPolicyFile } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { PolicyFile } from "@sughurta/contracts/policy";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { type ReactNode, useState } from "react";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

export interface DownloadPolicyProps {
  readonly policyNumber: string;
  /** Called when the download of the document has started. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
  /** Other actions of the policy, in one row with the calendar. */
  readonly children?: ReactNode;
}

/** Downloads the document or the calendar file of a policy of this visitor (SPEC-7). */
export function DownloadPolicy({ policyNumber, onDocument, children }: DownloadPolicyProps) {
  const { t, language } = useTexts(paymentResultTexts);
  const { supportPhone } = useInsurer();
  const client = useApiClient();
  const [loading, setLoading] = useState<PolicyFile>();
  const [hasFailed, setFailed] = useState(false);

  async function download(file: PolicyFile) {
    setLoading(file);
    setFailed(false);
    try {
      const { status } = await downloadPolicyFile(client, { policyNumber, file, language });
      setFailed(status !== 201);
      if (status === 201 && file === "document") onDocument?.(policyNumber);
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
