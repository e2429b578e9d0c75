import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./repository.ts";

const WORKFLOWS = ".github/workflows/*.{yml,yaml}";
const USES = /^\s*(?:-\s+)?uses:\s*(?<action>.+)$/gm;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** Actions of a workflow that are not pinned by a full commit hash with its version beside it. */
function unpinned(workflow: string): string[] {
  return Array.from(workflow.matchAll(USES), ({ groups }) => groups?.action?.trim() ?? "").filter(
    (action) => !action.startsWith("./") && !PINNED.test(action),
  );
}

it.each([
  "actions/checkout@v5",
  "actions/checkout@main",
  "actions/checkout@08c6903 # v5.0.0",
  "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8",
])("rejects the action %s", (action) => {
  expect(unpinned(`    steps:\n      - uses: ${action}\n`)).toEqual([action]);
});

it("accepts an action that is pinned by hash and names its version", () => {
  const action = "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0";
  expect(unpinned(`      - uses: ${action}\n`)).toEqual([]);
});

it("finds every action of the repository pinned", () => {
  const files = globSync(WORKFLOWS, { cwd: ROOT });
  expect(files).not.toEqual([]);
  const found = files.flatMap((file) => unpinned(readFileSync(join(ROOT, file), "utf8")));
  expect(found).toEqual([]);
});

it("signs the provenance of every published package", () => {
  const release = readFileSync(join(ROOT, ".github/workflows/release.yml"), "utf8");
  for (const setting of [/^ +id-token: write$/m, /^ +NPM_CONFIG_PROVENANCE: "true"$/m]) {
    expect(release).toMatch(setting);
  }
});
