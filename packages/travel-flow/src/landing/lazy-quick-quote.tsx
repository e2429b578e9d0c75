import { Skeleton, WakeNear } from "@sughurta/ui-kit";
import { lazy, memo } from "react";
import type { TravelQuickQuoteProps } from "../quick-quote/travel-quick-quote.tsx";

const TravelQuickQuote = lazy(async () => ({
  default: (await import("../quick-quote/travel-quick-quote.tsx")).TravelQuickQuote,
}));

const ON_ITS_WAY = <Skeleton shape="card" />;

/**
 * The quick quote as the server rendered it; its code comes once the page itself is alive. Give the
 * same function each time: a new one would wake it early.
 */
export const LazyQuickQuote = memo(function LazyQuickQuote(props: TravelQuickQuoteProps) {
  return (
    <WakeNear fallback={ON_ITS_WAY}>
      <TravelQuickQuote {...props} />
    </WakeNear>
  );
});
