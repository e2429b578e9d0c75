import type { BoxProduct } from "@sughurta/contracts/box";
import type { MotorCatalogueLinks } from "#src/model/motor-links.ts";

/** Common properties of pages about the programmes. */
export interface ProgrammesProps {
  /** Products of the category `sci` (S2 §7). */
  readonly products: readonly BoxProduct[];
  /** Pages of the host that the columns link to. */
  readonly links: MotorCatalogueLinks;
}
