import type { CheckoutDialogsProps, CouponControl } from "@sughurta/checkout";
import type { Quote, QuoteState } from "../quote/quote-state.ts";

/** What an order costs and how far its purchase is, as its screen shows it. */
export interface OrderPurchase {
  /** The price of the order, TJS; `undefined` while it is unknown. */
  readonly price: number | undefined;
  /** What of it is paid now, TJS, where the rest is paid in later instalments: the Buy button names it (SPEC-101). */
  readonly dueNow?: number | undefined;
  readonly policyType: CheckoutDialogsProps["policyType"];
  readonly coupon: Pick<CouponControl, "state" | "remove">;
  readonly checkout: CheckoutDialogsProps["checkout"];
  /** The live price, where the order has one. */
  readonly quote?: (QuoteState<Quote> & { readonly refresh: () => void }) | undefined;
  /** How often Buy was pressed before there was a price: each press leads to the reason. */
  readonly unpricedTries?: number | undefined;
}

/** The purchase as the payment dialogs need it. */
export interface OrderPayment
  extends Omit<CheckoutDialogsProps, "checkout" | "policyType" | "dueNow"> {
  readonly phone: string;
}
