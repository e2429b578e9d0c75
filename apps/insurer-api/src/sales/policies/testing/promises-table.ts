/** Places that state a promise. */
export const PLACES = ["page", "order", "document", "email", "SMS", "account", "rules"] as const;
export type Place = (typeof PLACES)[number];

/** The table of promises by place, as Markdown. */
export class PromisesTable {
  readonly #rows: (readonly string[])[] = [["product", "promise", ...PLACES]];

  /** Adds a promise of a product with the places that state it. */
  add(product: string, promise: string, places: readonly Place[]): void {
    const cells = PLACES.map((place) => (places.includes(place) ? "yes" : "–"));
    this.#rows.push([product, promise, ...cells]);
  }

  toString(): string {
    const [head = [], ...body] = this.#rows;
    const widths = head.map((_, column) =>
      Math.max(...this.#rows.map((row) => row[column]?.length ?? 0)),
    );
    const line = (row: readonly string[], filling = " ") =>
      `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, filling)).join(" | ")} |`;
    const rule = head.map(() => "");
    return [line(head), line(rule, "-"), ...body.map((row) => line(row))].join("\n");
  }
}
