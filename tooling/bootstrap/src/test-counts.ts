import { globSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const REPORTS = "{apps,packages,tooling}/*/test-results/{vitest,playwright}.json";

/** Number of passed tests and of others. */
export type Counts = { readonly passed: number; readonly failed: number };

/** Removes the reports of earlier runs, so that only this run is counted. */
export async function removeReports(root: string): Promise<void> {
  for (const path of globSync(REPORTS, { cwd: root })) {
    await rm(join(root, path));
  }
}

/** Adds up the reports of all packages' test runners, and deletes them. */
export async function takeCounts(root: string): Promise<Counts> {
  let total: Counts = { passed: 0, failed: 0 };
  for (const path of globSync(REPORTS, { cwd: root })) {
    total = sum(total, readCounts(JSON.parse(await readFile(join(root, path), "utf8"))));
  }
  await removeReports(root);
  return total;
}

/** Adds two counts. */
export function sum(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** Reads the counts from a report of Vitest or Playwright; an unknown shape counts as one failure. */
export function readCounts(report: unknown): Counts {
  if (isRecord(report) && isRecord(report.stats)) {
    const { expected, unexpected, flaky } = report.stats;
    const broken = Array.isArray(report.errors) ? report.errors.length : 0;
    const failed = numberOr(unexpected, 1);
    return {
      passed: numberOr(expected, 0) + numberOr(flaky, 0),
      failed: failed === 0 ? broken : failed,
    };
  }
  if (isRecord(report) && typeof report.numPassedTests === "number") {
    const failed = numberOr(report.numFailedTests, 0);
    const brokenFiles = numberOr(report.numFailedTestSuites, 0);
    return {
      passed: report.numPassedTests,
      failed: failed === 0 && report.success === false ? Math.max(1, brokenFiles) : failed,
    };
  }
  return { passed: 0, failed: 1 };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function numberOr(value: unknown, fallback: number): number {
  return typeof value === "number" ? value : fallback;
}
