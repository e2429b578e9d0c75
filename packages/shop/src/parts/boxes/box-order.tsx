import type { BoxOrderProps as OrderProps } from "@sughurta/boxes";
import { useLanguage } from "@sughurta/i18n";
import { laterCall } from "@sughurta/order";
import { lazy } from "react";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { Loaded } from "./loaded.tsx";

const loadBox = laterCall(async () => (await import("./load-boxes.ts")).loadBox);
const Order = lazy(async () => ({ default: (await import("./box-order-part.ts")).BoxOrder }));

export interface BoxOrderProps extends Pick<OrderProps, "operators" | "links"> {
  /** Which box, such as `schit-semi`. */
  readonly slug: string;
}

/** The purchase of a box. */
export function BoxOrder({ slug, ...props }: BoxOrderProps) {
  const order = useOrderOfShop();
  const language = useLanguage();
  return (
    <ShopPart product="box" name={slug}>
      <Loaded key={`${slug} ${language}`} load={(client) => loadBox(client, slug)}>
        {(product) => <Order {...order} {...props} product={product} />}
      </Loaded>
    </ShopPart>
  );
}
