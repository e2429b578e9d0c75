import { defineTexts, I18nProvider, useTexts } from "@sughurta/i18n";
import { Suspense } from "react";

const texts = defineTexts("example", {
  ru: async () => ({ texts: { price: "Цена: {{amount}}" } }),
  tg: async () => ({ texts: { price: "Нарх: {{amount}}" } }),
  en: async () => ({ texts: { price: "Price: {{amount}}" } }),
});

function PriceLine() {
  const { t, format } = useTexts(texts);
  return <p>{t("price", { amount: format.money(1234.5) })}</p>;
}

export const example = (
  <I18nProvider language="tg">
    <Suspense fallback="…">
      <PriceLine />
    </Suspense>
  </I18nProvider>
);
