import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { PaymentResult } from "@sughurta/checkout";
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

type ResultPageProps = { client: ApiClient; paymentId: string; onGoHome: () => void };

export function ResultPage({ client, paymentId, onGoHome }: ResultPageProps) {
  return (
    <StyleRoot lang="ru">
      <I18nProvider language="ru">
        <ApiClientProvider client={client}>
          <InsurerProvider insurer={insurer}>
            <Suspense fallback="…">
              <PaymentResult paymentId={paymentId} retryHref={() => "/boxes"} onGoHome={onGoHome} />
            </Suspense>
          </InsurerProvider>
        </ApiClientProvider>
      </I18nProvider>
    </StyleRoot>
  );
}
