import { expect, it } from "vitest";
import { RunEnded } from "../environment/watch.ts";
import { type Attempt, type FaultResult, tryFaults } from "./try-faults.ts";

const never = new Promise<never>(() => undefined);
const trial = { times: 2, limitMs: 60_000, untilReady: async () => {}, lost: never };

const anAttempt = (name: string, run: Attempt["run"]): Attempt => ({ name, promise: "kept", run });
const kept = anAttempt("kept", async (recovered) => recovered(5));
const broken = anAttempt("broken", () => Promise.reject(new Error("2 instead of 1")));
async function listResults(...args: Parameters<typeof tryFaults>): Promise<FaultResult[]> {
  const results: FaultResult[] = [];
  for await (const result of tryFaults(...args)) results.push(result);
  return results;
}

const endless = anAttempt("endless", () => never);

it("counts kept promises and continues after a broken one", async () => {
  const results = await listResults([broken, kept], trial);
  expect(results).toMatchObject([
    { name: "broken", times: 2, kept: 0, reasons: ["2 instead of 1"], endsRun: false },
    { name: "kept", times: 2, kept: 2, recoveryMs: 5, reasons: [] },
  ]);
});

it("stops at the fault in which a service was lost", async () => {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  const loses = anAttempt("loses", () => {
    reject(new RunEnded("insurer-api ended by itself"));
    return never;
  });
  const results = await listResults([kept, loses, kept], { ...trial, lost });
  expect(results).toMatchObject([
    { name: "kept", kept: 2 },
    { name: "loses", kept: 0, reasons: ["insurer-api ended by itself"], endsRun: true },
  ]);
});

it("reports a lost service also where the fault detected less of it, or nothing", async () => {
  for (const attempt of [broken, kept]) {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const untilReady = () => {
      reject(new RunEnded("insurer-api ended by itself"));
      return never;
    };
    const results = await listResults([attempt], { ...trial, untilReady, lost });
    expect(results).toMatchObject([
      { kept: 0, reasons: ["insurer-api ended by itself"], endsRun: true },
    ]);
  }
});

it("stops at a fault that is not over in time", async () => {
  const results = await listResults([endless, kept], { ...trial, limitMs: 20 });
  expect(results).toMatchObject([
    { name: "endless", kept: 0, reasons: ["not over after 0.02 s"], endsRun: true },
  ]);
});
