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
  /** Name of a part of the price. */
  readonly partName: (part: Part) => string;
  /** Code of the product, where an order can change to another one. */
  readonly product?: string | undefined;
  /** Pattern and name of the product, above its price on a wide screen. */
  readonly sheet?: PricePanelProps["sheet"];
  /** The insured items, as chosen so far. */
  readonly rows: readonly SummaryRow[];
  /** Shown below the parts of the price, such as an exchange rate. */
  readonly priceNote?: ReactNode;
  /** The promo code and its state. */
  readonly coupon: CouponControl;
  /** Other content of the panel. */
  readonly children?: ReactNode;
}

/** The insured items, the live price, its parts and the promo code, beside the form (S1 §2). */
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
