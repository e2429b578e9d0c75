import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type ProductPrice, productPrice } from "#src/platform/database/schema/prices.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { calculatedProducts } from "#src/products/catalogue/product-lines.ts";
import { type PriceCommand, refusePastDay } from "#src/products/tariff/price-command.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

/** A new price of a product, and whether it is on sale. */
export interface NewPrice {
  readonly priceDiram: number;
  readonly onSale: boolean;
}

/** Whether a product code has prices: a calculated programme has none, its catalogue code has. */
export const isPricedByCode = (code: string) =>
  calculatedProducts(code).every((calculated) => calculated.code !== code);

/** Stores the imported price of a product, from an ISO day on. */
export async function loadPrice(
  service: Pick<Platform, "now">,
  tx: Database,
  productCode: string,
  { validFrom, ...price }: NewPrice & { readonly validFrom: string },
): Promise<void> {
  const at = service.now();
  await replacePriceOfDay(tx, productCode, validFrom);
  await tx.insert(productPrice).values({
    ...price,
    id: randomUUID(),
    productCode,
    validFrom,
    state: "confirmed",
    proposedAt: at,
    decidedAt: at,
  });
}

/**
 * Proposes a price from a day on; it is valid once another staff member has confirmed it. A product with a calculated
 * price has none, and can be taken off sale only. Throws 404 or 422.
 */
export async function proposePrice(
  service: Needs,
  productCode: string,
  { validFrom, ...price }: NewPrice & { readonly validFrom: string },
  { decisionId, by }: PriceCommand,
): Promise<void> {
  const [sold] = await service.db.select().from(product).where(eq(product.code, productCode));
  if (!sold || !isPricedByCode(productCode)) throw notFound();
  const isCalculated = calculatedProducts(productCode).length > 0;
  const isPrice = Number.isSafeInteger(price.priceDiram) && price.priceDiram > 0;
  if (!isCalculated && !isPrice) throw new FailureError(422, "priceNotPositive");
  refusePastDay(service, validFrom);
  await service.db
    .insert(productPrice)
    .values({
      id: decisionId,
      priceDiram: isCalculated ? 0 : price.priceDiram,
      onSale: price.onSale,
      productCode,
      validFrom,
      state: "proposed",
      proposedBy: by,
      proposedAt: service.now(),
    })
    .onConflictDoNothing();
}

/**
 * Confirms a proposed price, except one's own, or rejects it; a confirmed one replaces another of its day. Throws 403,
 * 404, 409 or 422.
 */
export async function decidePrice(
  service: Needs,
  priceId: string,
  to: "confirmed" | "rejected",
  { by }: PriceCommand,
): Promise<void> {
  await service.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(productPrice)
      .where(eq(productPrice.id, priceId))
      .for("update");
    if (!found) throw notFound();
    if (found.state !== "proposed") throw new FailureError(409, "decidedBefore");
    if (to === "confirmed") {
      const approval = { by: found.proposedBy ?? "", confirmedBy: by };
      requireTwoPeople(service, "price", null, approval, "priceSecondPerson");
      refusePastDay(service, found.validFrom);
      await replacePriceOfDay(tx, found.productCode, found.validFrom);
    }
    await tx
      .update(productPrice)
      .set({ state: to, decidedBy: by, decidedAt: service.now() })
      .where(eq(productPrice.id, priceId));
  });
}

async function replacePriceOfDay(
  tx: Database,
  productCode: string,
  validFrom: ProductPrice["validFrom"],
): Promise<void> {
  // Serialises decisions about one product.
  await tx.select().from(product).where(eq(product.code, productCode)).for("no key update");
  await tx
    .update(productPrice)
    .set({ state: "replaced" })
    .where(
      and(
        eq(productPrice.productCode, productCode),
        eq(productPrice.validFrom, validFrom),
        eq(productPrice.state, "confirmed"),
      ),
    );
}
