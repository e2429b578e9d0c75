import type { Language } from "@sughurta/domain";

const GROUP_SPACE = "\u00a0";
/** As wide as the plus, unlike the hyphen. */
const MINUS = "\u2212";
const DECIMAL_MARKS: Record<Language, string> = { ru: ",", tg: ",", en: "." };

/** A figure with all its decimals as people of a language read it: `11,8412`, `−0,5`. */
export const decimalText = (figure: number | string, language: Language): string =>
  String(figure).replace("-", MINUS).replace(".", DECIMAL_MARKS[language]);

/** A figure as people of a language read it: `1 234,50`, `−98`, no decimals unless there are any (SPEC-28). */
export function amountText(amount: number, language: Language): string {
  const rounded = Math.abs(amount).toFixed(2);
  const sign = amount < 0 && Number(rounded) > 0 ? MINUS : "";
  const [whole = "0", part] = rounded.split(".");
  const grouped = `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE)}`;
  return part === "00" ? grouped : `${grouped}${DECIMAL_MARKS[language]}${part}`;
}
