import {
  boxOrderTexts,
  insuredTexts,
  isSoldOnline,
  type BoxOrderProps as OrderProps,
} from "@sughurta/boxes";
import { checkoutTexts } from "@sughurta/checkout";
import type { BoxProduct } from "@sughurta/contracts/box";
import { motorChoiceOfProduct } from "@sughurta/domain/motor";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { orderTexts } from "@sughurta/order";
import { BOX_ORDER, boxOrderKind, useOrderOfShop, useShowsOrder } from "../open-order.ts";
import { ProductEvents, ShopPart } from "../shop-part.tsx";
import { loadBox, type ShopToRead } from "./load-boxes.ts";
import { Loaded } from "./loaded.tsx";

const order = lazyModule(() => import("@sughurta/boxes/order"));
const Order = lazyComponent(order, (module) => module.BoxOrder);
const OfficeOnly = lazyComponent(
  lazyModule(() => import("./office-only.tsx")),
  (module) => module.OfficeOnly,
);
const CascoOrder = lazyComponent(
  lazyModule(() => import("../motor/casco-order.tsx")),
  (module) => module.CascoOrder,
);
const TEXTS = [boxOrderTexts, insuredTexts, orderTexts, formTexts, peopleTexts, checkoutTexts];

/** The code of the order loads while the box is requested. */
function loadOrder(shop: ShopToRead, slug: string): Promise<BoxProduct | undefined> {
  order.preload();
  return loadBox(shop, slug);
}

/** Properties of {@link BoxOrder}. */
export interface BoxOrderProps extends Pick<OrderProps, "operators" | "links" | "transferHref"> {
  /** Slug of the box, such as `schit-semi`. */
  readonly slug: string;
}

/** The purchase of a box. */
export function BoxOrder(props: BoxOrderProps) {
  return <OrderOfBox {...props} />;
}

/**
 * The purchase of a box, or of the car insurance of a catalogue (SPEC-94); `known` is already loaded by the catalogue.
 */
export function OrderOfBox({
  slug,
  known,
  ...props
}: BoxOrderProps & { readonly known?: BoxProduct | undefined }) {
  const surroundings = useOrderOfShop(BOX_ORDER);
  useShowsOrder(boxOrderKind(slug));
  const order = { operators: props.operators, transferHref: props.transferHref };
  return (
    <ShopPart texts={TEXTS}>
      <Loaded key={slug} known={known} load={(shop) => loadOrder(shop, slug)}>
        {(product) => {
          const motor = motorChoiceOfProduct(product.productCode);
          // Compulsory liability is no product of a catalogue: `MtplOrder` sells it.
          if (!isSoldOnline(product) || motor?.product === "MTPL") {
            return <OfficeOnly title={product.title} />;
          }
          if (motor) {
            const { product: kind, program } = motor;
            return <CascoOrder product={kind} program={program} {...order} />;
          }
          return (
            <ProductEvents of={{ product: product.productCode, policyType: "box" }}>
              <Order {...surroundings} {...props} product={product} />
            </ProductEvents>
          );
        }}
      </Loaded>
    </ShopPart>
  );
}
