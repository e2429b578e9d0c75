import { TRAVEL_DRAFT } from "@sughurta/contracts";
import { formTexts } from "@sughurta/forms";
import { isTransferLink } from "@sughurta/order";
import { quickQuoteTexts, type TravelTrip } from "@sughurta/travel-flow";
import { lazy, useState } from "react";
import { Arrival } from "../arrival.tsx";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { TravelOrder, type TravelOrderProps } from "./travel-order.tsx";

const QuickQuote = lazy(async () => ({
  default: (await import("./travel-quick-quote-part.ts")).TravelQuickQuote,
}));
const TEXTS = [quickQuoteTexts, formTexts];

/** Properties of {@link TravelQuickQuote}; its order has them too. */
export type TravelQuickQuoteProps = Omit<TravelOrderProps, "initialTrip">;

/** A price in half a minute, then the order with it; a link from another device opens the order at once. */
export function TravelQuickQuote(props: TravelQuickQuoteProps) {
  const { today, partner, initialCoupon } = useOrderOfShop();
  const [trip, setTrip] = useState<TravelTrip>();
  const [isTransfer] = useState(() => isTransferLink(window.location.href, TRAVEL_DRAFT));
  if (trip || isTransfer) {
    return (
      <Arrival>
        <TravelOrder {...props} initialTrip={trip} />
      </Arrival>
    );
  }
  return (
    <ShopPart product="travel" texts={TEXTS}>
      <QuickQuote today={today} partner={partner} coupon={initialCoupon} onOrder={setTrip} />
    </ShopPart>
  );
}
