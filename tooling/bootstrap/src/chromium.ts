import { spawnSync } from "node:child_process";
import { Problem } from "./problem.ts";
import { runCommand } from "./run-command.ts";

/** Gives the path of a Chromium that starts; installs one from Debian or from Playwright where there is none. */
export async function ensureChromium(): Promise<string> {
  // Only now: a fresh clone has no packages to import from before the installation.
  const { findChromium } = await import("@sughurta/vitest-config/chromium");
  const found = findChromium();
  if (found !== undefined && starts(found)) {
    return found;
  }
  console.log("Installing Chromium for the story and browser tests…");
  for (const install of [installFromDebian, installFromPlaywright]) {
    await install();
    const installed = findChromium();
    if (installed !== undefined && starts(installed)) {
      return installed;
    }
  }
  throw new Problem(
    "noChromium",
    "Chromium is needed for the story and browser tests, and could not be installed.",
    "Install it (Debian, Ubuntu: `sudo apt-get install chromium`; others: https://www.chromium.org) and run `npm test` again.\n" +
      "If it is installed in an unusual place: CHROME_PATH=/path/to/chromium npm test",
  );
}

async function installFromDebian(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync("apt-get", ["--version"]).status !== 0) {
    return;
  }
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-q"], { silent: true, env });
  await runCommand("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], {
    silent: true,
    env,
  });
}

async function installFromPlaywright(): Promise<void> {
  await runCommand("pnpm", [
    "--filter",
    "@sughurta/storefront",
    "exec",
    "playwright",
    "install",
    "chromium",
  ]);
}

function starts(path: string): boolean {
  return spawnSync(path, ["--version"]).status === 0;
}
