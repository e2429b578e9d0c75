import type { ApiClient } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { BoxOrder, type BoxOrderProps } from "@sughurta/boxes";
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

type OrderPageProps = Pick<BoxOrderProps, "product" | "today" | "onResult"> & { client: ApiClient };

export function OrderPage({ client, ...order }: OrderPageProps) {
  return (
    <StyleRoot lang="tg">
      <I18nProvider language="tg">
        <ApiClientProvider client={client}>
          <InsurerProvider insurer={insurer}>
            <Suspense fallback="…">
              <BoxOrder {...order} paymentOrigins={["https://pay.example"]} />
            </Suspense>
          </InsurerProvider>
        </ApiClientProvider>
      </I18nProvider>
    </StyleRoot>
  );
}
