import { OfficesPage } from "@sughurta/content";
import type { Office } from "@sughurta/contracts/content";
import { I18nProvider } from "@sughurta/i18n";
import { StyleRoot } from "@sughurta/ui-kit";
import { Suspense } from "react";

export function WhereToFindUs({ offices }: { offices: readonly Office[] }) {
  return (
    <StyleRoot lang="tg">
      <I18nProvider language="tg">
        <Suspense fallback="…">
          <OfficesPage offices={offices} />
        </Suspense>
      </I18nProvider>
    </StyleRoot>
  );
}
