/** Events of an order for the application around it; nothing in them that says who anybody is (SPEC-30). */
export type OrderEvent =
  /** There is a price, TJS. */
  | { readonly type: "quoteReady"; readonly price: number }
  /** A step is on the screen, by its name in the layout. */
  | { readonly type: "step"; readonly step: string }
  /** The service has the order; its price, TJS. */
  | { readonly type: "orderSaved"; readonly price: number }
  /** The buyer goes to the bank, or sees the code to scan; what is due, TJS. */
  | { readonly type: "paymentStarted"; readonly price: number }
  /** Something stops the buyer, by its code, such as `network` or `orderExpired`. */
  | { readonly type: "problem"; readonly code: string };

/** Receives the events of an order. */
export type OrderEventHandler = (event: OrderEvent) => void;
