import type { InstalmentView } from "@sughurta/contracts/policy";
import { fromDiram } from "@sughurta/domain";
import type { InstalmentRow } from "#src/platform/database/schema/sales.ts";

/** Parts of a policy as pages show them; sums in TJS. */
export function instalmentViews(
  parts: readonly Pick<InstalmentRow, "part" | "amountDiram" | "dueOn" | "paidOn">[],
): InstalmentView[] {
  return parts.map(({ part, amountDiram, dueOn, paidOn }) => ({
    part,
    sumPrem: fromDiram(amountDiram),
    dueOn,
    ...(paidOn === null ? {} : { paidOn }),
  }));
}
