import { describe, expect, it } from "vitest";
import { runFaults } from "./run.ts";

describe("the shop under faults", () => {
  it.each(["embedded", "server"] as const)(
    "keeps its promises on the %s database",
    async (engine) => {
      const { results, sold, broken } = await runFaults(engine, 1);
      const failed = results.filter(({ kept, times }) => kept < times);
      expect(failed.map(({ name, reasons }) => [name, ...reasons])).toEqual([]);
      expect(broken).toEqual([]);
      expect(sold).toBeGreaterThan(results.length / 2);
    },
  );
});
