import { isLanguage } from "@sughurta/domain";
import { I18nProvider } from "@sughurta/i18n";
import { type ReactNode, Suspense, useLayoutEffect } from "react";

type SiteSurroundingsProps = {
  readonly language: unknown;
  readonly theme: unknown;
  readonly children: ReactNode;
};

/** What a page of the site gives its components: language, theme, texts that may still be loading. */
export function SiteSurroundings({ language, theme, children }: SiteSurroundingsProps) {
  const spoken = isLanguage(language) ? language : "ru";
  const look = theme === "dark" ? "dark" : "light";
  useLayoutEffect(() => {
    document.documentElement.lang = spoken;
    document.documentElement.dataset.theme = look;
  }, [spoken, look]);
  return (
    <I18nProvider key={spoken} language={spoken}>
      <Suspense fallback={null}>{children}</Suspense>
    </I18nProvider>
  );
}
