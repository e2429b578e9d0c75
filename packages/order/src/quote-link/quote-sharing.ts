import type { LazyModule } from "@sughurta/lazy-module";

/** How the choices of one kind of order become a link, and a link becomes an order. */
export interface QuoteSharing<Values extends object> {
  /** Kind of the order, as its draft has it. */
  readonly kind: string;
  /**
   * Fields of an order that a shared link may contain: choices only, without names, birth dates, phones, documents,
   * plates or promo codes.
   */
  readonly of: (values: Values, today: string) => object;
  /** Validates such choices and opens them; with its rules it is loaded by those who open a link. */
  readonly reader: LazyModule<ReadChoices<Values>>;
}

/** An untouched order with these choices; `undefined` where they are none of this version. */
export type ReadChoices<Values extends object> = (
  choices: object,
  today: string,
) => Values | undefined;
