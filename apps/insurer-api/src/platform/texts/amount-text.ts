import type { Language } from "@sughurta/domain";

const GROUP_SPACE = "\u00a0";
/** As wide as the plus sign, unlike the hyphen. */
const MINUS = "\u2212";
const DECIMAL_MARKS: Record<Language, string> = { ru: ",", tg: ",", en: "." };

/** A number with all its decimals in the format of a language: `11,8412`, `−0,5`. */
export const decimalText = (figure: number | string, language: Language): string =>
  String(figure).replace("-", MINUS).replace(".", DECIMAL_MARKS[language]);

/** A number in the format of a language: `1 234,50`, `−98`, decimals only if there are any (SPEC-28). */
export function amountText(amount: number, language: Language): string {
  const rounded = Math.abs(amount).toFixed(2);
  const sign = amount < 0 && Number(rounded) > 0 ? MINUS : "";
  const [whole = "0", part] = rounded.split(".");
  const grouped = `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE)}`;
  return part === "00" ? grouped : `${grouped}${DECIMAL_MARKS[language]}${part}`;
}
