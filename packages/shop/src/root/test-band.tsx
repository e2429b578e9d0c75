import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import { createContext } from "react";
import { shopTexts } from "../texts/shop-texts.ts";

/** Whether the page has a test key, with which nothing is sold. */
export const TestModeContext = createContext(false);

/** Notice, above the content of a page with a test key, that nothing is sold. */
export function TestBand() {
  const { t } = useTexts(shopTexts);
  return <Alert tone="warning">{t("test")}</Alert>;
}
