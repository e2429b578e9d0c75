import type { FieldError } from "@sughurta/forms";
import type { TextKey, Translate } from "@sughurta/i18n";
import type { MotorTexts } from "../texts/motor-texts.ts";

/** Says an error that only motor orders have; `undefined` for those that every form knows (S2 §8). */
export function motorErrorText({ code }: FieldError, t: Translate<MotorTexts>): string | undefined {
  if (!/^[A-Za-z]\w*$/.test(code)) return undefined;
  const key = `errors.${code}`;
  const text = t(key as TextKey<MotorTexts>);
  // A text that does not exist comes back as its key.
  return text === key ? undefined : text;
}
