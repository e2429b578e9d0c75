import { fromDiram } from "@sughurta/domain";

const NARROW_SPACE = "\u00a0";

/** An amount as people read it: `1 234,50 TJS`, no decimals unless there are any (decision 28). */
export function moneyText(diram: number, currency: string): string {
  const [whole = "0", part] = fromDiram(diram).toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
  const decimals = part === "00" ? "" : `,${part}`;
  return `${grouped}${decimals}${NARROW_SPACE}${currency}`;
}
