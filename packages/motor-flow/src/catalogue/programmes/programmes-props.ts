import type { BoxProduct } from "@sughurta/contracts/box";
import type { MotorCatalogueLinks } from "#src/model/motor-links.ts";

/** What a page about the programmes gets. */
export interface ProgrammesProps {
  /** Products of the category `sci` (S2 §7). */
  readonly products: readonly BoxProduct[];
  /** Pages of the host that the columns lead to. */
  readonly links: MotorCatalogueLinks;
}
