import { fromDiram, toDiram } from "@sughurta/domain";
import type { BoxOfferData } from "#src/content/schema/box-schemas.ts";
import type { ContentKinds, SoldBox } from "#src/content/schema/content-schemas.ts";
import type { product } from "#src/platform/database/schema/sales.ts";
import type { PricedProduct } from "./product-on-day.ts";

/** The content of a box without its sale data, which is stored with its product and its prices. */
export function getBoxContent(box: SoldBox): ContentKinds["box"] {
  const { isSale, price, prepaid, activeMonths, insures, insuredAges, terms, ...content } = box;
  return content;
}

/** A box with the sale data of its product at its price; not on sale without a product. */
export function getSoldBox(content: ContentKinds["box"], sold: PricedProduct | undefined): SoldBox {
  const sale = sold
    ? {
        isSale: sold.onSale,
        price: fromDiram(sold.priceDiram),
        prepaid: fromDiram(sold.sumAssuredDiram),
        activeMonths: sold.activeMonths,
        insures: sold.insures,
        ...(sold.insuredAges && { insuredAges: sold.insuredAges }),
        ...(sold.terms && { terms: sold.terms }),
      }
    : ({ isSale: false, price: 0, prepaid: 0, activeMonths: 0, insures: "holder" } as const);
  return { ...content, ...sale };
}

/** The product of a box, which has its terms. */
export function productOfBox(
  { productCode, slug, title }: Pick<ContentKinds["box"], "productCode" | "slug" | "title">,
  sale: Pick<SoldBox, "prepaid" | "activeMonths" | "insures" | "insuredAges" | "terms">,
): typeof product.$inferInsert {
  return {
    code: productCode,
    slug,
    title,
    sumAssuredDiram: toDiram(sale.prepaid),
    activeMonths: sale.activeMonths,
    insures: sale.insures,
    insuredAges: sale.insuredAges ?? null,
    terms: sale.terms ?? null,
  };
}

/** The terms of a product as a part of a version; `undefined` if it has none. */
export function toOffer(sold: PricedProduct | undefined): BoxOfferData | undefined {
  if (!sold?.terms) return undefined;
  return {
    prepaid: fromDiram(sold.sumAssuredDiram),
    activeMonths: sold.activeMonths,
    insures: sold.insures,
    ...(sold.insuredAges && { insuredAges: sold.insuredAges }),
    terms: sold.terms,
  };
}
