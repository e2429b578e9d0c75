import { parseArgs } from "node:util";
import { onStopSignal } from "@sughurta/bootstrap/stop-signals";
import type { EngineName } from "./environment/test-environment.ts";
import { runFaults } from "./faults/run.ts";
import type { FaultResult } from "./faults/try-faults.ts";
import { getSettings } from "./sabotage/sabotages.ts";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "20" },
    engine: { type: "string" },
    only: { type: "string" },
    sabotage: { type: "string" },
  },
});

onStopSignal(() => process.exit(1));

const ENGINES: readonly EngineName[] = ["embedded", "server"];
const engines = ENGINES.filter((name) => values.engine === undefined || values.engine === name);
let failed = false;
for (const engine of engines) {
  console.log(`\n## Faults, ${engine === "server" ? "PostgreSQL" : "embedded database"}\n`);
  console.log("| fault | promise | kept | slowest | recovery |\n| --- | --- | --- | --- | --- |");
  const { results, sold, broken, untried } = await runFaults({
    engine,
    times: Number(values.times),
    settings: getSettings(values.sabotage),
    only: values.only,
    onResult: printRow,
  });
  if (untried > 0) console.log(`\nThe run ended there; ${untried} faults were not tried.`);
  console.log(`\n${sold} policies sold. Broken invariants: ${broken.join("; ") || "none"}.`);
  failed ||= broken.length > 0 || results.some(({ kept, times }) => kept < times);
}
// A fault that timed out may still be running.
process.exit(failed ? 1 : 0);

function printRow(result: FaultResult): void {
  const { name, promise, times, kept, slowestMs, recoveryMs, reasons } = result;
  const slowest = `${(slowestMs / 1000).toFixed(1)} s`;
  const recovery = recoveryMs === undefined ? "–" : `${recoveryMs.toFixed(0)} ms`;
  console.log(`| ${name} | ${promise} | ${kept} of ${times} | ${slowest} | ${recovery} |`);
  for (const reason of reasons) console.log(`|   | ${reason.slice(0, 200)} |   |   |   |`);
}
