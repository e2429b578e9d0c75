import type { MotorOrderProps, MotorQuickAnswers } from "@sughurta/motor-flow";
import { lazy } from "react";
import { useShop } from "../../shop-context.ts";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { motorLinksTo } from "./motor-links.ts";

const Order = lazy(async () => ({ default: (await import("./mtpl-order-part.ts")).MtplOrder }));

export interface MtplOrderProps extends Pick<MotorOrderProps, "operators" | "transferHref"> {
  readonly initialAnswers?: MotorQuickAnswers | undefined;
}

/** The purchase of compulsory liability on one page. */
export function MtplOrder(props: MtplOrderProps) {
  const order = useOrderOfShop();
  const { insurer } = useShop();
  return (
    <ShopPart product="car" name="MTPL">
      <Order {...order} {...props} links={motorLinksTo(insurer)} />
    </ShopPart>
  );
}
