import { spawn } from "node:child_process";
import { SABOTAGES, type Sabotage } from "./sabotages.ts";

const SUITES = {
  faults: ["run-faults.ts", "--times", "1", "--engine"],
  fuzz: ["run-fuzz.ts", "--requests", "1500"],
} as const;

/** Runs a suite over a sabotaged insurer-api; gives its exit status and what it wrote. */
function runSuite(name: string, { suite }: Sabotage): Promise<{ status: number; report: string }> {
  const [file, ...options] = SUITES[suite];
  const engine = name === "connections" ? "server" : "embedded";
  const child = spawn(
    process.execPath,
    [
      new URL(`../${file}`, import.meta.url).pathname,
      ...options,
      ...(suite === "faults" ? [engine] : []),
      "--sabotage",
      name,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let report = "";
  child.stdout.on("data", (chunk: Buffer) => {
    report += chunk.toString();
  });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ status: code ?? 1, report }));
  });
}

let missed = false;
console.log("| sabotage | found | exit status |\n| --- | --- | --- |");
for (const [name, sabotage] of Object.entries(SABOTAGES)) {
  const { status, report } = await runSuite(name, sabotage);
  const found = sabotage.foundBy.test(report);
  console.log(`| ${sabotage.what} | ${found ? "yes" : "NO"} | ${status} |`);
  if (!found) console.log(report);
  missed ||= !found || status === 0;
}
process.exitCode = missed ? 1 : 0;
