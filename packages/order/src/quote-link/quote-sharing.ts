import type { LazyModule } from "@sughurta/lazy-module";

/** How the choices of one kind of order are converted to a link and back. */
export interface QuoteSharing<Values extends object> {
  /** Kind of the order, as in its draft. */
  readonly kind: string;
  /**
   * Fields of an order that a shared link may contain: choices only, without names, birth dates, phones, documents,
   * plates or promo codes.
   */
  readonly of: (values: Values, today: string) => object;
  /** Validates and opens such choices; loaded with its rules when a link is opened. */
  readonly reader: LazyModule<ReadChoices<Values>>;
}

/** An untouched order with these choices; `undefined` where this version cannot read them. */
export type ReadChoices<Values extends object> = (
  choices: object,
  today: string,
) => Values | undefined;
