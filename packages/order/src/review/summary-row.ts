import type { SummaryRow } from "@sughurta/ui-kit";

/** The row of a value in a summary; none for an empty optional field. */
export function summaryRow(key: string, term: string, value: string): SummaryRow[] {
  return value === "" ? [] : [{ key, term, value }];
}

/** The row of a name, a number, an address or an amount, which browser translation leaves unchanged. */
export function verbatimRow(key: string, term: string, value: string): SummaryRow[] {
  return summaryRow(key, term, value).map((row) => ({ ...row, verbatim: "value" }));
}
