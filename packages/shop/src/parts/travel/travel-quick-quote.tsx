import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { formTexts } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { isTransferLink } from "@sughurta/order/draft-transfer";
import { isQuoteLink } from "@sughurta/order/quote-link";
import { quickQuoteTexts, type TravelTrip } from "@sughurta/travel-flow";
import { useState } from "react";
import { Arrival } from "../arrival.tsx";
import { useOpenOrder } from "../open-order.ts";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { TravelOrder, type TravelOrderProps } from "./travel-order.tsx";

const QuickQuote = lazyComponent(
  lazyModule(() => import("@sughurta/travel-flow/quick-quote")),
  (module) => module.TravelQuickQuote,
);
const TEXTS = [quickQuoteTexts, formTexts];

/** Properties of {@link TravelQuickQuote}; its order has them too. */
export type TravelQuickQuoteProps = Omit<TravelOrderProps, "initialTrip">;

/**
 * A price in half a minute, then the order with it. An order that was left in this tab, or that comes from another device or a link,
 * is shown at once.
 */
export function TravelQuickQuote(props: TravelQuickQuoteProps) {
  const { today, partner, initialCoupon } = useOrderOfShop();
  const [left, openOrder] = useOpenOrder(TRAVEL_DRAFT);
  const [trip, setTrip] = useState<TravelTrip>();
  const [isLinked] = useState(
    () =>
      isTransferLink(window.location.href, TRAVEL_DRAFT) ||
      isQuoteLink(window.location.href, TRAVEL_DRAFT),
  );
  if (trip) {
    return (
      <Arrival>
        <TravelOrder {...props} initialTrip={trip} />
      </Arrival>
    );
  }
  if (left || isLinked) return <TravelOrder {...props} />;
  return (
    <ShopPart product="travel" texts={TEXTS} firstHeading={2}>
      <QuickQuote
        today={today}
        partner={partner}
        coupon={initialCoupon}
        onOrder={(chosen) => {
          openOrder.write(TRAVEL_DRAFT);
          setTrip(chosen);
        }}
      />
    </ShopPart>
  );
}
