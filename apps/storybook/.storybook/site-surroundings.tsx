import { InsurerProvider } from "@sughurta/forms";
import { anInsurer } from "@sughurta/forms/testing";
import { I18nProvider } from "@sughurta/i18n";
import { pseudo } from "@sughurta/i18n/testing";
import { StyleRoot } from "@sughurta/ui-kit";
import { type ReactNode, Suspense, useLayoutEffect } from "react";
import { BRANDS, isBrandName } from "../src/brand/brands.ts";
import { resolveLocale } from "./resolve-locale.ts";

interface SiteSurroundingsProps {
  readonly language: unknown;
  readonly theme: unknown;
  readonly brand: unknown;
  /** The story is in an MDX page, whose own styles end at the story. */
  readonly embedded: boolean;
  readonly children: ReactNode;
}

/** Environment of components on a page of the site: language, theme, brand, texts that may still be loading. */
export function SiteSurroundings({
  language,
  theme,
  brand,
  embedded,
  children,
}: SiteSurroundingsProps) {
  const locale = resolveLocale(language);
  const look = theme === "dark" ? "dark" : "light";
  const brandName = isBrandName(brand) ? brand : "sughurta";
  const { supportPhone, assistancePhone } = BRANDS[brandName];
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = locale;
    if (embedded) return;
    documentElement.dataset.theme = look;
    documentElement.dataset.brand = brandName;
    documentElement.classList.add("sughurta");
    return () => documentElement.classList.remove("sughurta");
  }, [locale, look, brandName, embedded]);
  const story = <Suspense fallback={<span data-waiting-for-texts />}>{children}</Suspense>;
  return (
    <I18nProvider language={locale} transform={language === "pseudo" ? pseudo : undefined}>
      <InsurerProvider insurer={anInsurer({ supportPhone, assistancePhone })}>
        {embedded ? (
          <StyleRoot theme={look} data-brand={brandName}>
            {story}
          </StyleRoot>
        ) : (
          story
        )}
      </InsurerProvider>
    </I18nProvider>
  );
}
