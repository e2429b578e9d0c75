import { spawn } from "node:child_process";

/** Result of a suite. */
export interface SuiteRun {
  readonly status: number;
  readonly seconds: number;
  /** Its output. */
  readonly report: string;
}

/** Runs a script with its options; one that is not finished in time gets a stop signal and a failing status. */
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
