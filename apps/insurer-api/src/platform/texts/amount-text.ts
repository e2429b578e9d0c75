import type { Language } from "@sughurta/domain";

const GROUP_SPACE = "\u00a0";
const DECIMAL_MARKS: Record<Language, string> = { ru: ",", tg: ",", en: "." };

/** A figure with all its decimals as people of a language read it: `11,8412`. */
export const decimalText = (figure: number | string, language: Language): string =>
  String(figure).replace(".", DECIMAL_MARKS[language]);

/** A figure as people of a language read it: `1 234,50`, no decimals unless there are any (SPEC-28). */
export function amountText(amount: number, language: Language): string {
  const [whole = "0", part] = amount.toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE);
  return part === "00" ? grouped : `${grouped}${DECIMAL_MARKS[language]}${part}`;
}
