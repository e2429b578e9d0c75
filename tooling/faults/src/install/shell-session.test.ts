import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ShellSession } from "./shell-session.ts";

let folder: string;
let shell: ShellSession;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shell-session-"));
  shell = new ShellSession(folder, { PATH: process.env.PATH });
});
afterEach(async () => {
  await shell.end();
  await rm(folder, { recursive: true });
});

it("keeps variables and the folder from one block to the next", async () => {
  await shell.run("NAME=sughurta\nmkdir inner\ncd inner\n");
  expect(await shell.run('echo "$NAME in $PWD"\n')).toBe(`sughurta in ${folder}/inner`);
});

it("refuses a block with a failed command, also one in parentheses, with what it wrote", async () => {
  await expect(shell.run("(\n  echo before >&2\n  false\n  echo after\n)\n")).rejects.toThrow(
    /These commands failed:[\s\S]*before$/,
  );
});

it("refuses a variable that was never set", async () => {
  await expect(shell.run('echo "$NEVER_SET"\n')).rejects.toThrow("NEVER_SET: unbound variable");
});

it("gives a command that reads its input the end of it", async () => {
  expect(await shell.run("cat\necho done\n")).toBe("done");
});
