import { checkoutTexts } from "@sughurta/checkout";
import { motorDraft } from "@sughurta/contracts/draft-names";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { type MotorOrderProps, type MotorQuickAnswers, motorTexts } from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { LIABILITY } from "#src/events/shop-event.ts";
import { useShop } from "#src/settings/shop-context.ts";
import { useOrderOfShop, useShowsOrder } from "../open-order.ts";
import { ProductEvents, ShopPart } from "../shop-part.tsx";
import { motorLinksTo } from "./motor-links.ts";

const Order = lazyComponent(
  lazyModule(() => import("@sughurta/motor-flow/mtpl")),
  (module) => module.MtplOrder,
);
const TEXTS = [motorTexts, orderTexts, formTexts, peopleTexts, checkoutTexts];

/** Properties of {@link MtplOrder}. */
export interface MtplOrderProps extends Pick<MotorOrderProps, "operators" | "transferHref"> {
  /** Initial make, year and residence of the order. */
  readonly initialAnswers?: MotorQuickAnswers | undefined;
}

/** The purchase of compulsory liability on one page. */
export function MtplOrder(props: MtplOrderProps) {
  const order = useOrderOfShop(motorDraft("MTPL"));
  useShowsOrder(motorDraft("MTPL"));
  const { insurer } = useShop();
  return (
    <ShopPart texts={TEXTS}>
      <ProductEvents of={LIABILITY}>
        <Order {...order} {...props} links={motorLinksTo(insurer)} />
      </ProductEvents>
    </ShopPart>
  );
}
