import { isLanguage } from "@sughurta/domain";
import { InsurerProvider } from "@sughurta/forms";
import { anInsurer } from "@sughurta/forms/testing";
import { I18nProvider } from "@sughurta/i18n";
import { pseudo } from "@sughurta/i18n/testing";
import { type ReactNode, Suspense, useLayoutEffect } from "react";
import { BRANDS, isBrandName } from "../src/brand/brands.ts";

interface SiteSurroundingsProps {
  readonly language: unknown;
  readonly theme: unknown;
  readonly brand: unknown;
  readonly children: ReactNode;
}

/** What a page of the site gives its components: language, theme, brand, texts that may still be loading. */
export function SiteSurroundings({ language, theme, brand, children }: SiteSurroundingsProps) {
  const spoken = spokenLanguage(language);
  const look = theme === "dark" ? "dark" : "light";
  const brandName = isBrandName(brand) ? brand : "sughurta";
  const { supportPhone, assistancePhone } = BRANDS[brandName];
  useLayoutEffect(() => {
    document.documentElement.lang = spoken;
    document.documentElement.dataset.theme = look;
    document.documentElement.dataset.brand = brandName;
  }, [spoken, look, brandName]);
  return (
    <I18nProvider
      key={String(language)}
      language={spoken}
      transform={language === "pseudo" ? pseudo : undefined}
    >
      <InsurerProvider insurer={anInsurer({ supportPhone, assistancePhone })}>
        <Suspense fallback={<span data-waiting-for-texts />}>{children}</Suspense>
      </InsurerProvider>
    </I18nProvider>
  );
}

function spokenLanguage(language: unknown) {
  if (language === "pseudo") return "en";
  return isLanguage(language) ? language : "ru";
}
