import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { BoxOrder, type BoxOrderProps } from "@sughurta/boxes";
import { I18nProvider } from "@sughurta/i18n";
import { Suspense } from "react";

type OrderPageProps = Pick<BoxOrderProps, "product" | "today" | "onResult"> & { client: ApiClient };

export function OrderPage({ client, ...order }: OrderPageProps) {
  return (
    <I18nProvider language="tg">
      <ApiClientProvider client={client}>
        <Suspense fallback="…">
          <BoxOrder {...order} paymentOrigins={["https://pay.example"]} />
        </Suspense>
      </ApiClientProvider>
    </I18nProvider>
  );
}
