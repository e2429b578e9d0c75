import { I18nProvider } from "@sughurta/i18n";
import { TravelStepList } from "@sughurta/travel-flow";
import { Suspense } from "react";

export const example = (
  <I18nProvider language="tg">
    <Suspense fallback="…">
      <TravelStepList current="people" />
    </Suspense>
  </I18nProvider>
);
