import type { BoxProduct } from "@sughurta/contracts/box";
import type { PaymentOperator } from "@sughurta/domain";
import type { BoxLinks } from "../model/box-links.ts";

export interface BoxOrderProps {
  /** The product that is ordered. */
  readonly product: BoxProduct;
  /** The pages above this one; without any no way back is shown. */
  readonly links?: Pick<BoxLinks, "catalogue" | "box"> | undefined;
  /** Today in Asia/Dushanbe, from the server. */
  readonly today: string;
  /** Promo code that came with the address. */
  readonly initialCoupon?: string | undefined;
  /** Code of the partner who brought the buyer. */
  readonly partner?: string | undefined;
  /** What the partner calls the sale in its own books. */
  readonly partnerReference?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Operators to offer; all of boxes by default. */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
  /** Leaves to a payment page; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Page with this order that a link to its quote opens; the page it is on by default. */
  readonly transferHref?: string | undefined;
}
