import { checkoutTexts } from "@sughurta/checkout";
import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { orderTexts } from "@sughurta/order";
import { type TravelFlowProps, travelTexts } from "@sughurta/travel-flow";
import { TRAVEL } from "#src/events/shop-event.ts";
import { useShop } from "#src/settings/shop-context.ts";
import { useOrderOfShop, useShowsOrder } from "../open-order.ts";
import { ProductEvents, ShopPart } from "../shop-part.tsx";

const TravelFlow = lazyComponent(
  lazyModule(() => import("@sughurta/travel-flow/order")),
  (module) => module.TravelFlow,
);
const TEXTS = [travelTexts, orderTexts, formTexts, peopleTexts, checkoutTexts];

/** Properties of {@link TravelOrder}. */
export type TravelOrderProps = Pick<
  TravelFlowProps,
  "layout" | "initialTrip" | "operators" | "history" | "transferHref"
>;

/** The whole purchase of a travel policy. */
export function TravelOrder(props: TravelOrderProps) {
  const order = useOrderOfShop(TRAVEL_DRAFT);
  const { medicalSums, ageGroups } = useShop().settings;
  useShowsOrder(TRAVEL_DRAFT);
  return (
    <ShopPart texts={TEXTS}>
      <ProductEvents of={TRAVEL}>
        <TravelFlow {...order} {...props} medicalSums={medicalSums} ageGroups={ageGroups} />
      </ProductEvents>
    </ShopPart>
  );
}
