import { isRepeatedDigit } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import type { ReactNode } from "react";
import { formTexts } from "../texts/form-texts.ts";

/** Minimum number of digits that need a confirmation. */
const WHOLE_NUMBER_DIGITS = 9;

/**
 * The hint of a field for a number, or the question whether one repeated digit is right. The number is accepted
 * either way; the question is announced when it appears.
 */
export function useRepeatedDigitHint(digits: string, hint: ReactNode): ReactNode {
  const { t } = useTexts(formTexts);
  if (digits.length !== WHOLE_NUMBER_DIGITS || !isRepeatedDigit(digits)) return hint;
  return <span role="status">{t("repeatedDigit")}</span>;
}
