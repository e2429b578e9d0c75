import "@sughurta/ui-kit/fonts.css";
import "@sughurta/ui-kit/styles.css";
import "@sughurta/ui-kit/forms.css";
import "@sughurta/forms/people.css";
import "@sughurta/checkout/styles.css";
import "@sughurta/order/styles.css";
import "@sughurta/travel-flow/styles.css";
import "@sughurta/travel-flow/landing.css";
import "@sughurta/motor-flow/styles.css";
import "@sughurta/motor-flow/landing.css";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { StyleRoot } from "@sughurta/ui-kit";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { InsurancePage } from "./insurance-page.tsx";
import { client, INSURER, LANGUAGE } from "./insurer.ts";

const place = document.getElementById("app");
if (place === null) {
  throw new Error("The page has no element with the id app.");
}
createRoot(place).render(
  <I18nProvider language={LANGUAGE}>
    <ApiClientProvider client={client}>
      <InsurerProvider insurer={INSURER}>
        <StyleRoot>
          <Suspense fallback="…">
            <InsurancePage />
          </Suspense>
        </StyleRoot>
      </InsurerProvider>
    </ApiClientProvider>
  </I18nProvider>,
);
