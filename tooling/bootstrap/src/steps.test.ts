import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ROOT } from "./repository.ts";
import { BROWSER_RUNS, report } from "./steps.ts";

describe("npm test", () => {
  it("runs the browser tests of every package that has some", () => {
    const manifests = globSync("{apps,packages,tooling}/*/package.json", { cwd: ROOT });
    const withBrowsers = manifests
      .map((path) => JSON.parse(readFileSync(join(ROOT, path), "utf8")))
      .filter(({ scripts }) => scripts?.["test:e2e"] !== undefined)
      .map(({ name }) => name);
    expect(Object.values(BROWSER_RUNS).toSorted()).toEqual(withBrowsers.toSorted());
  });

  it("ends with the minutes of each step and one line of counts", () => {
    const lines = vi.spyOn(console, "log").mockReturnValue();
    const code = report([
      { name: "levels", seconds: 3.2, passed: 1, failed: 0 },
      { name: "stories with axe", seconds: 245.4, passed: 650, failed: 1 },
    ]);
    expect(code).toBe(1);
    const printed = lines.mock.calls.map(([line]) => String(line));
    expect(printed).toContainEqual(expect.stringMatching(/^levels .*0:03 min {2}ok$/));
    expect(printed).toContainEqual(
      expect.stringMatching(/^stories with axe .*4:05 min {2}FAILED$/),
    );
    expect(printed.at(-1)).toBe("\n651 passed, 1 failed");
  });
});
