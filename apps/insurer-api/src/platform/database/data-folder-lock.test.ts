import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  DataFolderBusyError,
  DataFolderUnwritableError,
  lockDataFolder,
} from "./data-folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "insurer-api-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, "insurer-api.lock");

describe("the lock of the data folder", () => {
  it("admits one owner, and the next one after its release", () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderBusyError);
    unlock();
    lockDataFolder(folder)();
  });

  it("names the process that holds it", () => {
    writeFileSync(lockFile(), String(process.ppid));
    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`process ${process.ppid}.*DATA_DIR`));
  });

  it("is taken over from a dead process, and if it is corrupt", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    for (const left of [String(pid), "", "not a number"]) {
      writeFileSync(lockFile(), left);
      const unlock = lockDataFolder(folder);
      expect(readFileSync(lockFile(), "utf8")).toBe(String(process.pid));
      unlock();
    }
  });

  it("reports a folder that is not writable", () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    expect(() => lockDataFolder(join(file, "below"))).toThrow(DataFolderUnwritableError);
  });
});
