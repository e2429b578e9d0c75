import { spawn } from "node:child_process";

/** How a suite ended. */
export interface SuiteRun {
  readonly status: number;
  readonly seconds: number;
  /** What it wrote. */
  readonly report: string;
}

/** Runs a script with its options; one that is not over in time is asked to end, with a status that is a failure. */
export function runSuite(
  [script, ...options]: readonly [script: string, ...options: string[]],
  limitMs: number,
): Promise<SuiteRun> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: limitMs,
  });
  let report = "";
  child.stdout.on("data", (chunk: Buffer) => {
    report += chunk.toString();
  });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ status: code ?? 1, seconds, report });
    });
  });
}
