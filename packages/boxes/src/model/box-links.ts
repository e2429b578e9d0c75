import type { BoxProduct } from "@sughurta/contracts/box";
import { type Language, sellsOnSeparateSite } from "@sughurta/domain";

/** Pages that the screens of boxes lead to, at the addresses of the host; left out where it has none. */
export interface BoxLinks {
  readonly catalogue?: string | undefined;
  /** Description of a box, by its slug. */
  readonly box?: ((slug: string) => string | undefined) | undefined;
  /** Order of a box, by its slug. */
  readonly order?: ((slug: string) => string | undefined) | undefined;
}

/** Tells whether a box is bought online: what has no price or is not on sale is sold at an office only (SPEC-15). */
export function isSoldOnline({ isSale, price }: Pick<BoxProduct, "isSale" | "price">): boolean {
  return isSale && price > 0;
}

type BoxOnOffer = Pick<BoxProduct, "slug" | "productCode" | "isSale" | "price">;

/**
 * Where a box is bought: the separate sales site for its codes where one is set, else our own form
 * (S0 §2, SPEC-15); `undefined` for what is sold at an office only, without a price or not on sale.
 */
export function boxBuyHref(
  box: BoxOnOffer,
  {
    language,
    saleSiteUrl,
  }: { readonly language: Language; readonly saleSiteUrl?: string | undefined },
): string | undefined {
  if (!box.isSale) return undefined;
  const slug = encodeURIComponent(box.slug);
  if (saleSiteUrl !== undefined && saleSiteUrl !== "" && sellsOnSeparateSite(box.productCode)) {
    return `${saleSiteUrl.replace(/\/$/, "")}/sale/${slug}/?lang=${language}`;
  }
  return isSoldOnline(box) ? `/boxes/order/${slug}` : undefined;
}

/** Address of a box's description. */
export function boxHref({ slug }: { readonly slug: string }): string {
  return `/boxes/${encodeURIComponent(slug)}`;
}
