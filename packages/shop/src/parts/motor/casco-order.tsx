import type { MotorProgram } from "@sughurta/domain/motor";
import type { MotorOrderProps } from "@sughurta/motor-flow";
import { lazy } from "react";
import { useShop } from "../../shop-context.ts";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { motorLinksTo } from "./motor-links.ts";

const Order = lazy(async () => ({ default: (await import("./casco-order-part.ts")).CascoOrder }));

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
    <ShopPart product="car" name={props.product}>
      <Order {...order} {...props} links={motorLinksTo(insurer)} />
    </ShopPart>
  );
}
