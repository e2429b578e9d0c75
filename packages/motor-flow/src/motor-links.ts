import type { BoxProduct } from "@sughurta/contracts";
import { motorChoiceOf } from "@sughurta/domain/motor";

/** Offices, where what is not sold online is bought (S2 §2). */
export const OFFICES_HREF = "/offices";

/** Catalogue of car insurance (S2 §2). */
export const CATALOGUE_HREF = "/auto";

/** The programmes side by side (decision 6). */
export const PROGRAMMES_HREF = "/autonew";

/** Where the compulsory policy is bought (S2 §2). */
export const MTPL_ORDER_HREF = "/auto/order/MTPL";

/** Where an order of a kind of insurance or of a programme is made (S2 §2). */
export function orderHref(code: string): string {
  return `/auto/order/${encodeURIComponent(code)}`;
}

/** Insurance for companies (S0 §2). */
export const COMPANIES_HREF = "/jur/product";

/** Address of a product's description (S2 §2). */
export function motorHref({ productCode }: Pick<BoxProduct, "productCode">): string {
  return `/auto/${encodeURIComponent(productCode)}`;
}

/**
 * Where a car product is ordered, or `undefined` for what is bought at an office: not on sale, or a
 * fixed-price programme without a price (S2 §2, decision 45).
 */
export function motorOrderHref({
  productCode,
  isSale,
  price,
}: Pick<BoxProduct, "productCode" | "isSale" | "price">): string | undefined {
  const priced = price > 0 || motorChoiceOf(productCode)?.product !== "SCI";
  return isSale && priced ? orderHref(productCode) : undefined;
}
