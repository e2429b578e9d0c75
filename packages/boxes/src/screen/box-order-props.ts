import type { BoxProduct } from "@sughurta/contracts/box";
import type { PaymentOperator } from "@sughurta/domain";
import type { BoxLinks } from "../model/box-links.ts";

export interface BoxOrderProps {
  /** The product that is ordered. */
  readonly product: BoxProduct;
  /** The parent pages; without any no breadcrumbs are shown. */
  readonly links?: Pick<BoxLinks, "catalogue" | "box"> | undefined;
  /** Today in Asia/Dushanbe, from the server. */
  readonly today: string;
  /** Promo code of the address. */
  readonly initialCoupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** The partner's own reference of the sale. */
  readonly partnerReference?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Operators to offer; all of boxes by default. */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
  /** Opens a payment page; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Page with this order that a link to its quote opens; the page it is on by default. */
  readonly transferHref?: string | undefined;
}
