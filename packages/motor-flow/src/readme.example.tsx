import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { MtplOrder } from "@sughurta/motor-flow";
import { Suspense } from "react";

const insurer = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  rulesHref: "/rules",
  privacyHref: "/politics",
};

type MotorPageProps = {
  client: ApiClient;
  today: string;
  onResult: (paymentId: string | undefined) => void;
};

export function MotorPage({ client, today, onResult }: MotorPageProps) {
  return (
    <I18nProvider language="tg">
      <ApiClientProvider client={client}>
        <InsurerProvider insurer={insurer}>
          <Suspense fallback="…">
            <MtplOrder
              links={{ catalogue: undefined, offices: "https://insurer.example/offices" }}
              today={today}
              paymentOrigins={["https://pay.example"]}
              onResult={onResult}
            />
          </Suspense>
        </InsurerProvider>
      </ApiClientProvider>
    </I18nProvider>
  );
}
