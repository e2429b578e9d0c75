import { expect, it } from "vitest";
import { runSuite } from "./run-suite.ts";

const ENOUGH_MS = 60_000;

it("returns the status and the output of a suite", async () => {
  const run = await runSuite(["-e", 'console.log("a row"); process.exit(3)'], ENOUGH_MS);
  expect(run).toMatchObject({ status: 3, report: "a row\n" });
});

it("ends a suite that is not finished in time, as a failure with its output so far", async () => {
  const endless = 'console.log("a row"); setInterval(() => {}, 1000)';
  const run = await runSuite(["-e", endless], 2_000);
  expect(run).toMatchObject({ status: 1, report: "a row\n" });
});
