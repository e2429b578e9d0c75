import type { LazyModule } from "@sughurta/lazy-module";

/** How the choices of one kind of order become a link, and a link becomes an order. */
export interface QuoteSharing<Values extends object> {
  /** Kind of the order, as its draft has it. */
  readonly kind: string;
  /** What of an order may be sent to somebody else: choices alone; nobody's name, birth date, phone, document, plate or promo code. */
  readonly of: (values: Values, today: string) => object;
  /** Validates such choices and opens them; with its rules it is loaded by those who open a link. */
  readonly reader: LazyModule<ReadChoices<Values>>;
}

/** An untouched order with these choices; `undefined` where they are none of this version. */
export type ReadChoices<Values extends object> = (
  choices: object,
  today: string,
) => Values | undefined;
