import { checkoutTexts } from "@sughurta/checkout";
import type { MotorProgram } from "@sughurta/domain/motor";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { type MotorOrderProps, motorTexts } from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { lazy } from "react";
import { useShop } from "../../shop-context.ts";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { motorLinksTo } from "./motor-links.ts";

const Order = lazy(async () => ({ default: (await import("./casco-order-part.ts")).CascoOrder }));
const TEXTS = [motorTexts, orderTexts, formTexts, peopleTexts, checkoutTexts];

export interface CascoOrderProps
  extends Pick<MotorOrderProps, "operators" | "transferHref" | "history"> {
  /** Individual casco, or a ready-made programme. */
  readonly product: "ECI" | "SCI";
  /** Chosen in advance. */
  readonly program?: MotorProgram | undefined;
}

/** The purchase of casco in steps. */
export function CascoOrder(props: CascoOrderProps) {
  const order = useOrderOfShop();
  const { insurer } = useShop();
  return (
    <ShopPart product="car" name={props.product} texts={TEXTS}>
      <Order {...order} {...props} links={motorLinksTo(insurer)} />
    </ShopPart>
  );
}
