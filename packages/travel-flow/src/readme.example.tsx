import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { TravelFlow, TravelQuickQuote, type TravelTrip } from "@sughurta/travel-flow";
import { StyleRoot } from "@sughurta/ui-kit";
import { Suspense, useState } from "react";

const paymentOrigins = ["https://pay.example"];

const insurer = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  rulesHref: "/rules",
  privacyHref: "/politics",
};

type TravelPageProps = {
  client: ApiClient;
  today: string;
  onResult: (paymentId: string | undefined) => void;
};

export function TravelPage({ client, today, onResult }: TravelPageProps) {
  const [trip, setTrip] = useState<TravelTrip>();
  return (
    <StyleRoot lang="tg">
      <I18nProvider language="tg">
        <ApiClientProvider client={client}>
          <InsurerProvider insurer={insurer}>
            <Suspense fallback="…">
              {trip ? (
                <TravelFlow
                  paymentOrigins={paymentOrigins}
                  today={today}
                  initialTrip={trip}
                  onResult={onResult}
                />
              ) : (
                <TravelQuickQuote today={today} onOrder={setTrip} />
              )}
            </Suspense>
          </InsurerProvider>
        </ApiClientProvider>
      </I18nProvider>
    </StyleRoot>
  );
}
