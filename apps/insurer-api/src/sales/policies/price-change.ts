/** A changed price: the sum in diram, and the last day of its payment or refund, ISO. */
export interface PriceChange<Kind> {
  readonly kind: Kind;
  readonly sumDiram: number;
  readonly dueOn: string;
}

/** Change of the price of a sold policy: none, to pay, or to be refunded. */
export type Difference = { readonly kind: "none" } | PriceChange<"charge"> | PriceChange<"refund">;

/** A lower price of a correction: refunded, or taken off instalments that are not paid yet. */
export type LowerPrice = PriceChange<"refund"> | PriceChange<"instalments">;
