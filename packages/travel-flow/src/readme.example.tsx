import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { I18nProvider } from "@sughurta/i18n";
import { TravelFlow, TravelQuickQuote, type TravelTrip } from "@sughurta/travel-flow";
import { Suspense, useState } from "react";

interface TravelPageProps {
  readonly client: ApiClient;
  readonly today: string;
  readonly onPaid: (paymentId: string | undefined) => void;
}

export function TravelPage({ client, today, onPaid }: TravelPageProps) {
  const [trip, setTrip] = useState<TravelTrip>();
  return (
    <I18nProvider language="tg">
      <ApiClientProvider client={client}>
        <Suspense fallback="…">
          {trip ? (
            <TravelFlow
              today={today}
              initialTrip={trip}
              paymentOrigins={["https://pay.example"]}
              onResult={onPaid}
            />
          ) : (
            <TravelQuickQuote today={today} onOrder={setTrip} />
          )}
        </Suspense>
      </ApiClientProvider>
    </I18nProvider>
  );
}
