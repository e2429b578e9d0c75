import { randomUUID } from "node:crypto";
import { toDiram } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import type { BoxVersion } from "#src/content/schema/box-schemas.ts";
import { productPrice } from "#src/platform/database/schema/prices.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { productOfBox } from "./sold-box.ts";

/** The staff members behind a publication; absent for one that the clock makes. */
export interface Publishers {
  readonly by: string;
  readonly confirmedBy?: string | undefined;
}

/**
 * Gives the product of a box the terms of a version. Orders keep the terms with which they were saved. The price of the
 * version counts only for a product that never had one: later prices have their own history and days.
 */
export async function publishOffer(
  service: Pick<Platform, "config" | "now">,
  tx: Database,
  { sale, ...content }: BoxVersion,
  publishers?: Publishers,
): Promise<void> {
  if (!sale) {
    // Policy documents and payment pages use the product's title, which must match the site.
    const { productCode, title } = content;
    await tx.update(product).set({ title }).where(eq(product.code, productCode));
    return;
  }
  const row = productOfBox(content, sale);
  await tx.insert(product).values(row).onConflictDoUpdate({ target: product.code, set: row });
  if (sale.price === undefined || (await isPriced(tx, content.productCode))) return;
  const { by, confirmedBy } = publishers ?? {};
  const at = service.now();
  await tx.insert(productPrice).values({
    id: randomUUID(),
    productCode: content.productCode,
    validFrom: getToday(service),
    priceDiram: toDiram(sale.price),
    onSale: sale.isSale ?? false,
    state: "confirmed",
    ...(by !== undefined &&
      confirmedBy !== undefined && { proposedBy: by, decidedBy: confirmedBy }),
    proposedAt: at,
    decidedAt: at,
  });
}

/** Whether a product has or had a confirmed price. */
export async function isPriced(db: Database, productCode: string): Promise<boolean> {
  const found = await db.$count(
    productPrice,
    and(eq(productPrice.productCode, productCode), eq(productPrice.state, "confirmed")),
  );
  return found > 0;
}
