import { fromDiram } from "@sughurta/domain";
import type { ContentKinds, SoldBox } from "#src/content/schema/content-schemas.ts";
import type { PricedProduct } from "./product-on-day.ts";

/** The content of a box without its sale data, which is stored with its product and its prices. */
export function boxContentOf(box: SoldBox): ContentKinds["box"] {
  const { isSale, price, prepaid, activeMonths, insures, insuredAges, terms, ...content } = box;
  return content;
}

/** A box with the sale data of its product at its price; not on sale without a product. */
export function soldBoxOf(content: ContentKinds["box"], sold: PricedProduct | undefined): SoldBox {
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
