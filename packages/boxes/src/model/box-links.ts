import type { BoxProduct } from "@sughurta/contracts/box";
import { type Language, sellsOnSeparateSite } from "@sughurta/domain";
import { MOTOR_CATEGORY, motorChoiceOfProduct } from "@sughurta/domain/motor";

/** Pages that the screens of boxes link to, at the addresses of the host; omitted where it has none. */
export interface BoxLinks {
  readonly catalogue?: string | undefined;
  /** Description of a box, by its slug. */
  readonly box?: ((slug: string) => string | undefined) | undefined;
  /** Order of a box, by its slug. */
  readonly order?: ((slug: string) => string | undefined) | undefined;
}

type OnOffer = Pick<BoxProduct, "isSale" | "price" | "productCode">;

/** Whether a product has no price of its own because its order calculates one for a car (SPEC-45). */
export function isPricedByCar({ productCode }: Pick<OnOffer, "productCode">): boolean {
  const motor = motorChoiceOfProduct(productCode);
  return motor !== undefined && motor.product !== "SCI";
}

/** Whether a product is sold online: one not on sale or without a price is sold in offices only (SPEC-15). */
export function isSoldOnline(product: OnOffer): boolean {
  return product.isSale && (product.price > 0 || isPricedByCar(product));
}

/**
 * Page of a product's order: the separate sales site for its codes where one is set, the motor order for car insurance,
 * else our own form (S0 §2, SPEC-15, SPEC-94); `undefined` for products sold in offices only.
 */
export function boxBuyHref(
  box: OnOffer & Pick<BoxProduct, "slug">,
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
  if (!isSoldOnline(box)) return undefined;
  return motorChoiceOfProduct(box.productCode)
    ? `/auto/order/${box.productCode}`
    : `/boxes/order/${slug}`;
}

/** Address of a product's description: a car's is in the motor catalogue (S2 §2). */
export function boxHref({
  slug,
  categories = [],
}: Pick<BoxProduct, "slug"> & Partial<Pick<BoxProduct, "categories">>): string {
  const section = categories.includes(MOTOR_CATEGORY) ? "auto" : "boxes";
  return `/${section}/${encodeURIComponent(slug)}`;
}
