import type { SummaryRow } from "@sughurta/ui-kit";

/** The row of an answer in a summary; none for a question that was left open. */
export function summaryRow(key: string, term: string, value: string): SummaryRow[] {
  return value === "" ? [] : [{ key, term, value }];
}

/** The row of a name, a number, an address or an amount, which browser translation leaves unchanged. */
export function verbatimRow(key: string, term: string, value: string): SummaryRow[] {
  return summaryRow(key, term, value).map((row) => ({ ...row, verbatim: "value" }));
}
