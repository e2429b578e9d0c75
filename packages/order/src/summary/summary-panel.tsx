import { useTexts } from "@sughurta/i18n";
import { PricePanel, type PricePanelProps } from "@sughurta/ui-kit";
import { orderTexts } from "../texts/order-texts.ts";

export type SummaryPanelProps = Omit<PricePanelProps, "openText" | "closeText">;

/** An order and its price beside the form; on a narrow screen a bar with expandable details. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { t } = useTexts(orderTexts);
  return <PricePanel {...props} openText={t("summary.open")} closeText={t("summary.close")} />;
}
