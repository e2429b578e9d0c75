import type { BoxInsured } from "@sughurta/domain/box";
import type { SoldTerms } from "#src/content/terms/box-terms-view.ts";
import type { MotorCover } from "./motor/document/motor-cover.ts";
import type { TravelCover } from "./travel/document/travel-cover.ts";

/** Cover of a policy whose document has pages of its own. */
export type PolicyCover =
  | { readonly kind: "travel"; readonly travel: TravelCover }
  | {
      readonly kind: "box";
      readonly insured: BoxInsured;
      readonly terms?: SoldTerms | undefined;
    }
  | { readonly kind: "motor"; readonly motor: MotorCover };
