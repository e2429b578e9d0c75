import { checkoutTexts } from "@sughurta/checkout";
import { motorDraft } from "@sughurta/contracts/draft-names";
import type { MotorProgram } from "@sughurta/domain/motor";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { type MotorOrderProps, motorTexts } from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { useShop } from "#src/settings/shop-context.ts";
import { useOrderOfShop, useShowsOrder } from "../open-order.ts";
import { ProductEvents, ShopPart } from "../shop-part.tsx";
import { motorLinksTo } from "./motor-links.ts";

const Order = lazyComponent(
  lazyModule(() => import("@sughurta/motor-flow/casco")),
  (module) => module.CascoOrder,
);
const TEXTS = [motorTexts, orderTexts, formTexts, peopleTexts, checkoutTexts];

/** Properties of {@link CascoOrder}. */
export interface CascoOrderProps
  extends Pick<MotorOrderProps, "operators" | "transferHref" | "history"> {
  /** `ECI`, priced for the car, or `SCI`, a ready-made programme. */
  readonly product: "ECI" | "SCI";
  /** Preselected programme, such as `ECI_P2`. */
  readonly program?: MotorProgram | undefined;
}

/** The purchase of casco in steps. */
export function CascoOrder(props: CascoOrderProps) {
  const order = useOrderOfShop(motorDraft(props.product));
  useShowsOrder(motorDraft(props.product));
  const { insurer } = useShop();
  return (
    <ShopPart texts={TEXTS}>
      <ProductEvents of={{ product: props.program ?? props.product, policyType: "car" }}>
        <Order {...order} {...props} links={motorLinksTo(insurer)} />
      </ProductEvents>
    </ShopPart>
  );
}
