/** One line of a table: a label and its values. */
export type Row = readonly (string | number)[];

/** Prints a table in columns, as Markdown, ready to be pasted. */
export function printTable(title: string, head: Row, rows: readonly Row[]): void {
  const lines = [head, head.map(() => "---"), ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  console.log(`\n## ${title}\n`);
  for (const line of lines) {
    const cells = widths.map((width, column) => (line[column] ?? "").padEnd(width));
    console.log(`| ${cells.join(" | ")} |`);
  }
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
