import { describe, expect, it } from "vitest";
import { readCounts, sum } from "./test-counts.ts";

describe("counting tests", () => {
  it("reads passed and failed tests of a Vitest report", () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1, success: false };
    expect(readCounts(report)).toEqual({ passed: 7, failed: 2 });
  });

  it("counts a test file that could not be loaded", () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1, success: false };
    expect(readCounts(report)).toEqual({ passed: 7, failed: 1 });
  });

  it("counts a run without tests as nothing", () => {
    const report = { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 0, success: true };
    expect(readCounts(report)).toEqual({ passed: 0, failed: 0 });
  });

  it("reads a Playwright report, where a flaky test passed in the end", () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };
    expect(readCounts(report)).toEqual({ passed: 5, failed: 1 });
  });

  it("counts errors that prevented Playwright from running", () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: "x" }] };
    expect(readCounts(report)).toEqual({ passed: 0, failed: 1 });
  });

  it("counts an unknown report as a failure", () => {
    expect(readCounts("?")).toEqual({ passed: 0, failed: 1 });
  });

  it("adds counts up", () => {
    expect(sum({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({
      passed: 4,
      failed: 6,
    });
  });
});
