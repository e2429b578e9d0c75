import { describe, expect, it } from "vitest";
import { getProblem } from "./install.ts";

describe("the reason of a failed installation", () => {
  it.each([
    ["getaddrinfo ENOTFOUND registry", "noNetwork"],
    ["connect ECONNREFUSED 127.0.0.1:1", "noNetwork"],
    ["ERR_PNPM_OUTDATED_LOCKFILE  Cannot install", "outdatedLockfile"],
    ["ENOSPC: no space left on device", "diskFull"],
    ["ERR_PNPM_IGNORED_BUILDS", "installFailed"],
  ])("%s", (output, code) => {
    expect(getProblem(output).code).toBe(code);
  });
});
