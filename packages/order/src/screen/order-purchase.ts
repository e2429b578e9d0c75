import type { CheckoutDialogsProps, CouponControl } from "@sughurta/checkout";
import type { Quote, QuoteState } from "../quote/quote-state.ts";

/** What an order costs and how far its purchase is, as its screen shows it. */
export interface OrderPurchase {
  /** What Buy asks for, TJS; `undefined` while no price is known. */
  readonly price: number | undefined;
  readonly policyType: CheckoutDialogsProps["policyType"];
  readonly coupon: Pick<CouponControl, "state" | "remove">;
  readonly checkout: CheckoutDialogsProps["checkout"];
  /** The live price, where the order has one. */
  readonly quote?: (QuoteState<Quote> & { readonly refresh: () => void }) | undefined;
  /** How often Buy was pressed before there was a price: each press leads to the reason. */
  readonly unpricedTries?: number | undefined;
}

/** Who pays and how, as the dialogs of the payment ask and tell. */
export type OrderPayment = Omit<CheckoutDialogsProps, "checkout" | "policyType">;
