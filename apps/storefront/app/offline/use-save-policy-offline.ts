import { useApiClient } from "@sughurta/api-client/react";
import { useInsurer } from "@sughurta/forms";
import { useLanguage } from "@sughurta/i18n";
import { useState } from "react";

/** Stores a policy on this device once its document was opened; returns the one stored. */
export function useSavePolicyOffline() {
  const client = useApiClient();
  const language = useLanguage();
  const phones = useInsurer();
  const [kept, setKept] = useState<string>();

  async function keep(policyNumber: string): Promise<void> {
    try {
      const { storePolicy } = await import("./save-policy-offline.ts");
      if (await storePolicy({ client, language, phones, policyNumber })) setKept(policyNumber);
    } catch {
      // Without storage or network the document is in the downloads all the same.
    }
  }

  return { kept, keep };
}
