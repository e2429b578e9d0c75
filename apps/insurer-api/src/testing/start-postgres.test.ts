import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const MODULE = new URL("./start-postgres.ts", import.meta.url).href;

it("preserves the exit status of a process", () => {
  const script = `await import(${JSON.stringify(MODULE)}); process.exitCode = 3;`;
  const conditions = "--conditions=@sughurta/source";
  const ended = spawnSync(process.execPath, [conditions, "--input-type=module", "-e", script]);
  expect(ended.stderr.toString()).toBe("");
  expect(ended.status).toBe(3);
});
