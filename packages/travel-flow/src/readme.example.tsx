import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { I18nProvider } from "@sughurta/i18n";
import { TravelFlow, TravelQuickQuote, type TravelTrip, travelConfig } from "@sughurta/travel-flow";
import { Suspense, useState } from "react";

const config = travelConfig({ paymentOrigins: ["https://pay.example"], supportNumber: "5511" });

type TravelPageProps = {
  client: ApiClient;
  today: string;
  onResult: (paymentId: string | undefined) => void;
};

export function TravelPage({ client, today, onResult }: TravelPageProps) {
  const [trip, setTrip] = useState<TravelTrip>();
  return (
    <I18nProvider language="tg">
      <ApiClientProvider client={client}>
        <Suspense fallback="…">
          {trip ? (
            <TravelFlow {...config} today={today} initialTrip={trip} onResult={onResult} />
          ) : (
            <TravelQuickQuote today={today} onOrder={setTrip} />
          )}
        </Suspense>
      </ApiClientProvider>
    </I18nProvider>
  );
}
