import { OfficesPage } from "@sughurta/content";
import type { Office } from "@sughurta/contracts";
import { I18nProvider } from "@sughurta/i18n";
import { Suspense } from "react";

export function WhereToFindUs({ offices }: { offices: readonly Office[] }) {
  return (
    <I18nProvider language="tg">
      <Suspense fallback="…">
        <OfficesPage offices={offices} />
      </Suspense>
    </I18nProvider>
  );
}
