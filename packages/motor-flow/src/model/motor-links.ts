import type { BoxProduct } from "@sughurta/contracts/box";
import { getMotorChoice } from "@sughurta/domain/motor";

/** Pages that the screens of motor insurance link to, at the addresses of the host; omitted where it has none. */
export interface MotorLinks {
  /** Catalogue of car insurance. */
  readonly catalogue?: string | undefined;
  /** The programmes side by side (SPEC-6). */
  readonly programmes?: string | undefined;
  /** Insurance for companies. */
  readonly business?: string | undefined;
  /** Offices, where products that are not sold online are bought (S2 §2). */
  readonly offices: string;
  /**
   * Order of a kind of insurance or of a programme, by its code; `undefined` for products that the host does not sell.
   */
  readonly order: (code: string) => string | undefined;
}

/** Links of a catalogue, besides those of an order. */
export interface MotorCatalogueLinks extends MotorLinks {
  /** Description of a product, by its code. */
  readonly product: (productCode: string) => string;
}

/**
 * Page of a car product's order, or `undefined` for products sold in offices: not on sale, or a fixed-price programme
 * without a price (S2 §2, SPEC-45).
 */
export function motorOrderHref(
  { productCode, isSale, price }: Pick<BoxProduct, "productCode" | "isSale" | "price">,
  links: MotorLinks,
): string | undefined {
  const priced = price > 0 || getMotorChoice(productCode)?.product !== "SCI";
  return isSale && priced ? links.order(productCode) : undefined;
}
