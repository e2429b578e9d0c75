import type { FieldError } from "@sughurta/forms";
import type { TextKey, Translate } from "@sughurta/i18n";
import type { TravelTexts } from "../texts/travel-texts.ts";

/** Says an error that only travel orders have; `undefined` for those that every form knows (S1 §8). */
export function travelErrorText(
  { code }: FieldError,
  t: Translate<TravelTexts>,
): string | undefined {
  if (!/^[A-Za-z]\w*$/.test(code)) return undefined;
  const key = `errors.${code}`;
  const text = t(key as TextKey<TravelTexts>);
  // A text that does not exist comes back as its key.
  return text === key ? undefined : text;
}
