import { firstInstalment } from "@sughurta/domain";
import type { Order } from "#src/platform/database/schema/sales.ts";
import { productLines } from "#src/products/product-lines.ts";

/** Tells whether an order is paid in parts. */
export function isInInstalments(bought: Order): boolean {
  return productLines[bought.policyType].isInInstalments?.(bought) ?? false;
}

/** What is paid when an order is bought, in diram: all of it, or the first instalment. */
export function dueNow(bought: Order): number {
  return isInInstalments(bought) ? firstInstalment(bought.amountDiram) : bought.amountDiram;
}
