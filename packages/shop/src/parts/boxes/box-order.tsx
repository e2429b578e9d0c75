import {
  boxOrderTexts,
  insuredTexts,
  isSoldOnline,
  type BoxOrderProps as OrderProps,
} from "@sughurta/boxes";
import { checkoutTexts } from "@sughurta/checkout";
import type { BoxProduct } from "@sughurta/contracts";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { laterPart, orderTexts } from "@sughurta/order";
import { lazy } from "react";
import type { ShopCalls } from "../../session/shop-session.ts";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { loadBox } from "./load-boxes.ts";
import { Loaded } from "./loaded.tsx";

const orderPart = laterPart(() => import("./box-order-part.ts"));
const Order = lazy(async () => ({ default: (await orderPart.load()).BoxOrder }));
const OfficeOnly = lazy(async () => ({ default: (await import("./office-only.tsx")).OfficeOnly }));
const TEXTS = [boxOrderTexts, insuredTexts, orderTexts, formTexts, peopleTexts, checkoutTexts];

/** The code of the order loads while the box is requested. */
function loadOrder(calls: ShopCalls, slug: string): Promise<BoxProduct | undefined> {
  orderPart.preload();
  return loadBox(calls, slug);
}

/** Properties of {@link BoxOrder}. */
export interface BoxOrderProps extends Pick<OrderProps, "operators" | "links"> {
  /** Slug of the box, such as `schit-semi`. */
  readonly slug: string;
}

/** The purchase of a box. */
export function BoxOrder(props: BoxOrderProps) {
  return <OrderOfBox {...props} />;
}

/** The purchase of a box, of which a catalogue may know everything already. */
export function OrderOfBox({
  slug,
  known,
  ...props
}: BoxOrderProps & { readonly known?: BoxProduct }) {
  const order = useOrderOfShop();
  return (
    <ShopPart product="box" name={slug} texts={TEXTS}>
      <Loaded key={slug} known={known} load={(calls) => loadOrder(calls, slug)}>
        {(product) =>
          isSoldOnline(product) ? (
            <Order {...order} {...props} product={product} />
          ) : (
            <OfficeOnly title={product.title} />
          )
        }
      </Loaded>
    </ShopPart>
  );
}
