import type { PaymentOperator } from "@sughurta/domain";
import type { OrderHistory } from "@sughurta/order";
import type { TravelTrip } from "../model/order-values.ts";

/** Properties of the travel order. */
export interface TravelFlowProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Four tabs or five steps (S1 §2); tabs by default. */
  readonly layout?: "tabs" | "steps" | undefined;
  /** The trip of a quick quote. */
  readonly initialTrip?: TravelTrip | undefined;
  /** Promo code of the address. */
  readonly initialCoupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** The partner's own reference of the sale. */
  readonly partnerReference?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Operators to offer; all of travel by default (SPEC-26). */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
  /** The application's history, in which each step is an entry; without it steps are not part of the history. */
  readonly history?: OrderHistory | undefined;
  /** Opens the page of the bank; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Page with this order that a link to another device opens; the current page by default. */
  readonly transferHref?: string | undefined;
}
