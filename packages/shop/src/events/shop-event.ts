import type { PolicyType } from "@sughurta/domain";
import type { OrderEvent } from "@sughurta/order";

/** What is sold. */
export interface ShopProduct {
  readonly product: PolicyType;
  /** Which one, where there are several: the slug of a box, the code of a motor product. */
  readonly name?: string | undefined;
}

/** A payment that the insurer has confirmed; told once. */
export interface PaidEvent extends ShopProduct {
  readonly type: "paid";
  /** TJS. */
  readonly amount: number;
  readonly paymentId: string;
}

/** What a shop tells the page around it: nothing that says who anybody is. */
export type ShopEvent =
  | (OrderEvent & ShopProduct)
  | PaidEvent
  /** The shop itself cannot open, by the code of the reason. */
  | { readonly type: "problem"; readonly code: string; readonly product?: undefined };
