import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { PolicyVerifyPage } from "@sughurta/claims";
import { I18nProvider } from "@sughurta/i18n";
import { Suspense } from "react";

type VerifyPageProps = { client: ApiClient; policyNumber: string };

export function VerifyPage({ client, policyNumber }: VerifyPageProps) {
  return (
    <I18nProvider language="en">
      <ApiClientProvider client={client}>
        <Suspense fallback="…">
          <PolicyVerifyPage policyNumber={policyNumber} />
        </Suspense>
      </ApiClientProvider>
    </I18nProvider>
  );
}
