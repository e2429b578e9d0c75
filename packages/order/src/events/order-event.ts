/** Events of an order for the host application, without personal data (SPEC-30). */
export type OrderEvent =
  /** A price is available, TJS. */
  | { readonly type: "quoteReady"; readonly price: number }
  /** A step is on the screen, by its name in the layout. */
  | { readonly type: "step"; readonly step: string }
  /** The service has saved the order; its price, TJS. */
  | { readonly type: "orderSaved"; readonly price: number }
  /** The buyer is redirected to the bank, or sees the code to scan; amount due, TJS. */
  | { readonly type: "paymentStarted"; readonly price: number }
  /** The buyer is blocked by an error, by its code, such as `network` or `orderExpired`. */
  | { readonly type: "problem"; readonly code: string };

/** Receives the events of an order. */
export type OrderEventHandler = (event: OrderEvent) => void;
