import { parseArgs } from "node:util";
import { onStopSignal } from "@sughurta/bootstrap/stop-signals";
import { runFuzz } from "./fuzz/run.ts";
import { getSettings } from "./sabotage/sabotages.ts";

const SHOWN = 20;

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    sabotage: { type: "string" },
  },
});

onStopSignal(() => process.exit(1));

const results = await runFuzz(
  Number(values.requests),
  Number(values.seed),
  getSettings(values.sabotage),
);
console.log(`\n## Fuzzing, seed ${values.seed}\n`);
console.log("| side | requests | seconds | answers | broken |\n| --- | --- | --- | --- | --- |");
for (const { side, requests, seconds, byStatus, broken } of results) {
  const responses = Object.entries(byStatus).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `| ${side} | ${requests} | ${seconds.toFixed(1)} | ${responses.join(", ")} | ${broken.length} |`,
  );
}
for (const { side, byCall } of results) {
  console.log(`\n### Answered with 2xx, ${side}\n`);
  const counts = [...byCall].map(([call, { succeeded, sent }]) => `${call} ${succeeded}/${sent}`);
  console.log(counts.join(", "));
}
for (const line of results.flatMap(({ broken }) => broken).slice(0, SHOWN)) console.log(line);
process.exitCode = results.some(({ broken }) => broken.length > 0) ? 1 : 0;
