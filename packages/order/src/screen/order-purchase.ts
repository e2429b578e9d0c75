import type { CheckoutDialogsProps, CouponControl } from "@sughurta/checkout";
import type { Quote, QuoteState } from "../quote/quote-state.ts";

/** Price and purchase progress of an order, for its screen. */
export interface OrderPurchase {
  /** The price of the order, TJS; `undefined` while it is unknown. */
  readonly price: number | undefined;
  /** The amount paid now, TJS, where the rest is paid in later instalments: shown on the Buy button (SPEC-101). */
  readonly dueNow?: number | undefined;
  readonly policyType: CheckoutDialogsProps["policyType"];
  readonly coupon: Pick<CouponControl, "state" | "remove">;
  readonly checkout: CheckoutDialogsProps["checkout"];
  /** The live price, where the order has one. */
  readonly quote?: (QuoteState<Quote> & { readonly refresh: () => void }) | undefined;
  /** Number of presses on Buy before there was a price: each scrolls to the reason. */
  readonly unpricedTries?: number | undefined;
}

/** The purchase in the shape of the payment dialogs. */
export interface OrderPayment
  extends Omit<CheckoutDialogsProps, "checkout" | "policyType" | "dueNow"> {
  readonly phone: string;
}
