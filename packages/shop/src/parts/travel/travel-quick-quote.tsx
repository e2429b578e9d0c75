import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { formTexts } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { quickQuoteTexts, type TravelTrip } from "@sughurta/travel-flow";
import { useState } from "react";
import { TRAVEL } from "#src/events/shop-event.ts";
import { useShop } from "#src/settings/shop-context.ts";
import { useOpenOrder, useOrderOfShop } from "../open-order.ts";
import { Arrival, ProductEvents, ShopPart } from "../shop-part.tsx";
import { TravelOrder, type TravelOrderProps } from "./travel-order.tsx";

export const TRAVEL_QUOTE = lazyModule(() => import("@sughurta/travel-flow/quick-quote"));
export const TRAVEL_QUOTE_TEXTS = [quickQuoteTexts, formTexts];
const QuickQuote = lazyComponent(TRAVEL_QUOTE, (module) => module.TravelQuickQuote);

/** Properties of {@link TravelQuickQuote}; its order has them too. */
export interface TravelQuickQuoteProps extends Omit<TravelOrderProps, "initialTrip"> {
  /** Known values of the trip, such as its country and dates: the form's initial values. */
  readonly initialTrip?: Partial<TravelTrip> | undefined;
}

/**
 * A price in half a minute, then the order with it. An unfinished order of this tab, of another device or of a link, is
 * shown at once.
 */
export function TravelQuickQuote({ initialTrip, ...props }: TravelQuickQuoteProps) {
  const { today, partner, initialCoupon } = useOrderOfShop();
  const { start, prefilled } = useShop();
  const { isOpen, openOrder } = useOpenOrder(TRAVEL_DRAFT);
  const [trip, setTrip] = useState<TravelTrip>();
  if (trip) {
    return (
      <Arrival>
        <TravelOrder {...props} initialTrip={trip} />
      </Arrival>
    );
  }
  if (isOpen) return <TravelOrder {...props} />;
  return (
    <ShopPart texts={TRAVEL_QUOTE_TEXTS} firstHeading={2}>
      <ProductEvents of={TRAVEL}>
        <QuickQuote
          today={today}
          partner={partner}
          coupon={initialCoupon}
          initialTrip={initialTrip ?? prefilled?.trip}
          known={start?.travel}
          onOrder={(chosen) => {
            openOrder.write(TRAVEL_DRAFT);
            setTrip(chosen);
          }}
        />
      </ProductEvents>
    </ShopPart>
  );
}
