import { expect, it } from "vitest";
import { runFaults } from "./run.ts";

// The server database, because it supports every fault; a release runs the embedded database as well.
it("the shop keeps its promises under faults", async () => {
  const { results, sold, broken } = await runFaults({ engine: "server", times: 1 });
  const failed = results.filter(({ kept, times }) => kept < times);
  expect(failed.map(({ name, reasons }) => [name, ...reasons])).toEqual([]);
  expect(broken).toEqual([]);
  expect(sold).toBeGreaterThan(results.length / 2);
});
