import type { BoxProduct } from "@sughurta/contracts/box";

/** The car products of a list: without those for search engines, the cheapest first, without a price last (S2 §2). */
export function shownProducts(products: readonly BoxProduct[]): readonly BoxProduct[] {
  return products.filter(({ seo }) => !seo).sort((a, b) => rank(a) - rank(b));
}

function rank({ price }: BoxProduct): number {
  return price > 0 ? price : Number.POSITIVE_INFINITY;
}
