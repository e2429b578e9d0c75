import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { alertNames, usedMetrics } from "./used-metrics.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

describe("alerts", () => {
  it("each have instructions in the operator's guide, and the guide has no others", () => {
    const guide = read("../../../apps/docs/operate.md");
    const rows = [...guide.matchAll(/^\| `([A-Z][a-z]\w+)` +\|/gm)].map(([, name]) => name);
    expect(alertNames().length).toBeGreaterThan(10);
    expect(rows.toSorted()).toEqual(alertNames().toSorted());
  });
});

describe("the board", () => {
  it("query each metric of one application by its job", () => {
    const board: unknown = JSON.parse(read("../board.json"));
    const expressions: string[] = [];
    JSON.stringify(board, (key, value) => {
      if (key === "expr") expressions.push(value);
      return value;
    });
    expect(expressions.length).toBeGreaterThan(10);
    for (const expression of expressions) {
      const selected = expression.match(/[a-z_]+\{|[a-z_]+\[/g) ?? [];
      expect(selected.length).toBeGreaterThan(0);
      expect(expression.match(/[a-z_]+\{job/g)).toHaveLength(selected.length);
    }
  });

  it("query both applications", () => {
    expect(usedMetrics("insurer-api")).toContain("payments_to_check");
    expect(usedMetrics("storefront")).toContain("storefront_requests_total");
  });
});
