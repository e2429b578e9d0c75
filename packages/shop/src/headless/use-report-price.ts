import { lastQuote, type Quote, type QuoteState } from "@sughurta/order/quote";
import { useEffect } from "react";
import type { ShopProduct } from "../events/shop-event.ts";
import { useShop } from "../settings/shop-context.ts";

/** Reports a price of a host's own screen, and each time it changes. The same product each time. */
export function useReportPrice(product: ShopProduct, quote: QuoteState<Quote>): void {
  const { report } = useShop();
  const price = lastQuote(quote)?.sumPrem;
  useEffect(() => {
    if (price !== undefined) report({ type: "quoteReady", price, ...product });
  }, [price, product, report]);
}
