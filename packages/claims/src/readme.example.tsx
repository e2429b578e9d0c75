import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { PolicyVerifyPage } from "@sughurta/claims";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { StyleRoot } from "@sughurta/ui-kit";
import { Suspense } from "react";

const insurer = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  rulesHref: "/rules",
  privacyHref: "/politics",
};

type VerifyPageProps = { client: ApiClient; policyNumber: string };

export function VerifyPage({ client, policyNumber }: VerifyPageProps) {
  return (
    <StyleRoot lang="en">
      <I18nProvider language="en">
        <ApiClientProvider client={client}>
          <InsurerProvider insurer={insurer}>
            <Suspense fallback="…">
              <PolicyVerifyPage policyNumber={policyNumber} />
            </Suspense>
          </InsurerProvider>
        </ApiClientProvider>
      </I18nProvider>
    </StyleRoot>
  );
}
