import { errorTextFrom, type FieldError } from "@sughurta/forms";
import type { Translate } from "@sughurta/i18n";
import type { TravelTexts } from "../texts/travel-texts.ts";

/** Says an error that only travel orders have; `undefined` for those that every form knows (S1 §8). */
export function travelErrorText(error: FieldError, t: Translate<TravelTexts>): string | undefined {
  return errorTextFrom(t)(error);
}
