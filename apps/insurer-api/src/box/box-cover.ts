import { addDays } from "@sughurta/domain";
import { lastDayOfPeriod } from "@sughurta/server-kit";
import type { Cover } from "#src/order/product-line.ts";

/** A box covers from the day after payment. */
const STARTS_AFTER_DAYS = 1;

/** Cover of a box paid on a day: so many months, both days included. */
export function coverOfBox(day: string, activeMonths: number): Cover {
  const startDate = addDays(day, STARTS_AFTER_DAYS);
  return { startDate, endDate: lastDayOfPeriod(startDate, activeMonths) };
}
