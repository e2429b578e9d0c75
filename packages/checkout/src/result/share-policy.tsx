import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";

export interface SharePolicyProps {
  readonly policyNumber: string;
  readonly title: string;
  /** Address of the page that shows whether the policy is valid. */
  readonly url: string;
}

/**
 * Shares the number of a policy and its verification page with another app; renders nothing where the browser lacks
 * support.
 */
export function SharePolicy({ policyNumber, title, url }: SharePolicyProps) {
  const { t } = useTexts(paymentResultTexts);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);

  async function share() {
    try {
      const text = t("result.shareText", { title, number: policyNumber });
      await navigator.share({ text, url });
    } catch {
      // Closed without a choice: no message.
    }
  }

  if (!canShare) return null;
  return (
    <Button variant="quiet" icon="social" onClick={share}>
      {t("result.share")}
    </Button>
  );
}
