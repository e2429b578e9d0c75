import { parseArgs } from "node:util";
import { runFaults } from "./faults/run.ts";
import { settingsOf } from "./sabotage/sabotages.ts";
import type { EngineName } from "./world/world.ts";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "20" },
    engine: { type: "string" },
    sabotage: { type: "string" },
  },
});

const ENGINES: readonly EngineName[] = ["embedded", "server"];
const engines = ENGINES.filter((name) => values.engine === undefined || values.engine === name);
let failed = false;
for (const engine of engines) {
  const { results, sold, broken } = await runFaults(
    engine,
    Number(values.times),
    settingsOf(values.sabotage),
  );
  console.log(`\n## Faults, ${engine === "server" ? "PostgreSQL" : "embedded database"}\n`);
  console.log("| fault | promise | kept | slowest | recovery |\n| --- | --- | --- | --- | --- |");
  for (const { name, promise, times, kept, slowestMs, recoveryMs, reasons } of results) {
    const slowest = `${(slowestMs / 1000).toFixed(1)} s`;
    const recovery = recoveryMs === undefined ? "–" : `${recoveryMs.toFixed(0)} ms`;
    console.log(`| ${name} | ${promise} | ${kept} of ${times} | ${slowest} | ${recovery} |`);
    for (const reason of reasons) console.log(`|   | ${reason.slice(0, 200)} |   |   |   |`);
    failed ||= kept < times;
  }
  console.log(`\n${sold} policies sold. Broken invariants: ${broken.join("; ") || "none"}.`);
  failed ||= broken.length > 0;
}
process.exitCode = failed ? 1 : 0;
