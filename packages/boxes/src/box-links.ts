import { type Language, sellsOnSeparateSite } from "@sughurta/domain";

/** Where a box is bought: the separate sales site for its codes where one is set, else our own form (S0 §2, decision 15). */
export function boxBuyHref(
  box: { readonly slug: string; readonly productCode: string },
  {
    language,
    saleSiteUrl,
  }: { readonly language: Language; readonly saleSiteUrl?: string | undefined },
): string {
  const slug = encodeURIComponent(box.slug);
  if (saleSiteUrl !== undefined && saleSiteUrl !== "" && sellsOnSeparateSite(box.productCode)) {
    return `${saleSiteUrl.replace(/\/$/, "")}/sale/${slug}/?lang=${language}`;
  }
  return `/boxes/order/${slug}`;
}

/** Address of a box's description. */
export function boxHref({ slug }: { readonly slug: string }): string {
  return `/boxes/${encodeURIComponent(slug)}`;
}
