import type { SummaryRow } from "@sughurta/ui-kit";

/** The row of an answer in a summary; none for a question that was left open. */
export function summaryRow(key: string, term: string, value: string): SummaryRow[] {
  return value === "" ? [] : [{ key, term, value }];
}
