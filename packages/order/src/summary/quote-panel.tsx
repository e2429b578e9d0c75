import { type CouponControl, PromoCode } from "@sughurta/checkout";
import { useTexts } from "@sughurta/i18n";
import { type PricePanelProps, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { PriceRows } from "../quote/price-rows.tsx";
import { QuotePrice, type QuotePriceProps } from "../quote/quote-price.tsx";
import { lastQuote } from "../quote/quote-state.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { SummaryPanel } from "./summary-panel.tsx";

export interface QuotePanelProps<Part extends string> extends QuotePriceProps<Part> {
  /** What a part of the price is called. */
  readonly partName: (part: Part) => string;
  /** Code of what is ordered, where an order can become one of another product. */
  readonly product?: string | undefined;
  /** Cloth and name of what is ordered, over its price on a wide screen. */
  readonly sheet?: PricePanelProps["sheet"];
  /** What is insured, as it was chosen so far. */
  readonly rows: readonly SummaryRow[];
  /** Stands below the parts of the price, such as the rate of a currency. */
  readonly priceNote?: ReactNode;
  /** The promo code and what is known of it. */
  readonly coupon: CouponControl;
  /** What else the panel says. */
  readonly children?: ReactNode;
}

/** What is insured, its live price, what that is made of and the promo code, beside the form (S1 §2). */
export function QuotePanel<Part extends string>({
  rows,
  product,
  sheet,
  priceNote,
  coupon,
  children,
  ...price
}: QuotePanelProps<Part>) {
  const { t } = useTexts(orderTexts);
  return (
    <SummaryPanel
      title={t("summary.title")}
      sheet={sheet}
      price={<QuotePrice {...price} />}
      hasPrice={lastQuote(price.quote) !== undefined}
    >
      <SummaryList rows={rows} className="sg-summary--small" />
      <PriceRows quote={price.quote} partName={price.partName} product={product}>
        {priceNote}
      </PriceRows>
      <PromoCode coupon={coupon} />
      {children}
    </SummaryPanel>
  );
}
