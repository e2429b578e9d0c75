import { addDays, addMonths } from "@sughurta/domain";
import type { Cover } from "#src/order/product-line.ts";

/** A box covers from the day after payment. */
const STARTS_AFTER_DAYS = 1;

/** Cover of a box paid on a day: so many months, both days included. */
export function coverOfBox(day: string, activeMonths: number): Cover {
  const startDate = addDays(day, STARTS_AFTER_DAYS);
  return { startDate, endDate: addDays(addMonths(startDate, activeMonths), -1) };
}
