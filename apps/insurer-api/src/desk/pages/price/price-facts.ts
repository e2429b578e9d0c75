import { desc, eq, inArray } from "drizzle-orm";
import { type PricedProduct, productsOn } from "#src/content/price/product-on-day.ts";
import { type Audited, readAudited } from "#src/desk/timeline/audited.ts";
import { type ProductPrice, productPrice } from "#src/platform/database/schema/product-price.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { calculatedProducts } from "#src/products/catalogue/product-lines.ts";
import { type PriceRow, previewPrice } from "#src/products/price/price-preview.ts";
import { isPricedByCode } from "#src/products/price/product-prices.ts";

/** A ready-made policy with its current price. */
export interface ProductView
  extends Pick<PricedProduct, "code" | "title" | "priceDiram" | "onSale"> {
  /** Without a fixed price: each price is calculated. */
  readonly isCalculated: boolean;
}

/** A product of the list, with its proposed and future prices. */
export interface ListedProduct {
  readonly product: ProductView;
  readonly ahead: readonly ProductPrice[];
}

/** A proposed price with its effect on buyers. */
interface PriceProposal extends Audited<ProductPrice> {
  readonly preview: readonly PriceRow[];
}

/** A product with its proposals and all its prices, newest first. */
export interface PriceView {
  readonly product: ProductView;
  readonly proposals: readonly PriceProposal[];
  readonly history: readonly Audited<ProductPrice>[];
  readonly today: string;
}

/** Audit subject of a price. */
export const priceSubject = ({ productCode, id }: Pick<ProductPrice, "productCode" | "id">) =>
  `price:${productCode}:${id}`;

async function productsToday(
  db: Database,
  today: string,
): Promise<ReadonlyMap<string, ProductView>> {
  const products = await productsOn(db, today);
  return new Map(
    [...products]
      .filter(([code]) => isPricedByCode(code))
      .map(([code, one]) => [code, { ...one, isCalculated: calculatedProducts(code).length > 0 }]),
  );
}

/** The ready-made policies as of an ISO day. */
export async function readPrices(db: Database, today: string): Promise<ListedProduct[]> {
  const products = await productsToday(db, today);
  const prices = await db
    .select()
    .from(productPrice)
    .where(inArray(productPrice.state, ["proposed", "confirmed"]))
    .orderBy(productPrice.validFrom);
  const ahead = prices.filter(({ state, validFrom }) => state === "proposed" || validFrom > today);
  return [...products.values()].map((product) => ({
    product,
    ahead: ahead.filter(({ productCode }) => productCode === product.code),
  }));
}

/** One ready-made policy; `undefined` if there is none with this code. */
export async function readPrice(
  service: Pick<Platform, "config" | "db" | "now">,
  code: string,
): Promise<PriceView | undefined> {
  const { db } = service;
  const today = todayOf(service);
  const product = (await productsToday(db, today)).get(code);
  if (!product) return undefined;
  const prices = await db
    .select()
    .from(productPrice)
    .where(eq(productPrice.productCode, code))
    .orderBy(desc(productPrice.validFrom), desc(productPrice.proposedAt));
  const history = await readAudited(db, prices, priceSubject);
  const proposals = await Promise.all(
    history
      .filter(({ thing }) => thing.state === "proposed")
      .map(async (proposal) => ({
        ...proposal,
        preview: await previewPrice(service, proposal.thing),
      })),
  );
  return { product, proposals, history, today };
}
