import { fromDiram, type Language } from "@sughurta/domain";
import { amountText } from "./amount-text.ts";

const UNIT_SPACE = "\u00a0";

/** An amount with its currency: `1 234,50 TJS` (SPEC-28). */
export function moneyText(diram: number, currency: string, language: Language): string {
  return `${amountText(fromDiram(diram), language)}${UNIT_SPACE}${currency}`;
}
