import type { Order } from "#src/database/schema/sales.ts";
import { productLines } from "#src/product-lines.ts";

/** What is paid when an order is bought, in diram: all of it, or the first instalment. */
export function dueNow(bought: Order): number {
  return productLines[bought.policyType].dueNow?.(bought) ?? bought.amountDiram;
}
