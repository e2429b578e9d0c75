import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { PaymentResult } from "@sughurta/checkout";
import { I18nProvider } from "@sughurta/i18n";
import { Suspense } from "react";

type ResultPageProps = { client: ApiClient; paymentId: string; onGoHome: () => void };

export function ResultPage({ client, paymentId, onGoHome }: ResultPageProps) {
  return (
    <I18nProvider language="ru">
      <ApiClientProvider client={client}>
        <Suspense fallback="…">
          <PaymentResult paymentId={paymentId} retryHref={() => "/boxes"} onGoHome={onGoHome} />
        </Suspense>
      </ApiClientProvider>
    </I18nProvider>
  );
}
