import { isPolicyNumber, normalizePolicyNumber } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Alert, Dialog, Stack, useLatest } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import { scanCodes } from "./scanner.ts";

export interface PolicyScanDialogProps {
  /** Called with a policy number read from a code. */
  readonly onFound: (policyNumber: string) => void;
  readonly onClose: () => void;
}

/** The camera, searching for the QR code of a policy. */
export function PolicyScanDialog({ onFound, onClose }: PolicyScanDialogProps) {
  const { t } = useTexts(claimsTexts);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<"noCamera" | "otherCode">();
  const found = useLatest(onFound);

  useEffect(() => {
    if (!video.current) return;
    const stop = new AbortController();
    function look(code: string) {
      const number = policyNumberIn(code);
      if (number === undefined) return setProblem("otherCode");
      stop.abort();
      found.current(number);
    }
    scanCodes(video.current, look, stop.signal).catch(() => {
      if (!stop.signal.aborted) setProblem("noCamera");
    });
    return () => stop.abort();
  }, []);

  return (
    <Dialog open title={t("scan.title")} closeText={t("check.close")} onClose={onClose}>
      <Stack>
        <p>{t("scan.lead")}</p>
        {problem ? (
          <Alert tone="warning" live="assertive">
            <p>{t(`scan.${problem}`)}</p>
          </Alert>
        ) : null}
        <video ref={video} className="sg-scan" playsInline muted aria-label={t("scan.picture")} />
      </Stack>
    </Dialog>
  );
}

/** The policy number in the QR code of a policy: the last segment of the address of its check, or the number alone. */
export function policyNumberIn(code: string): string | undefined {
  const [address = ""] = code.split(/[?#]/);
  const last = address
    .split("/")
    .filter((part) => part !== "")
    .at(-1);
  const number = normalizePolicyNumber(last ?? "");
  return isPolicyNumber(number) ? number : undefined;
}
