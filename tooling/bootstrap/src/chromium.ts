import { spawnSync } from "node:child_process";
import { Problem } from "./problem.ts";
import { runCommand } from "./run-command.ts";

/**
 * Returns the path of a working Chromium; installs one from Debian or from Playwright where there is none. Beside a whole
 * browser it installs the headless shell from Debian if it can: the same tests take two thirds of the processor time.
 */
export async function ensureChromium(): Promise<string> {
  // Only now: a fresh clone has no packages to import from before the installation.
  const { findPictureChromium, findTestChromium } = await import(
    "@sughurta/vitest-config/chromium"
  );
  const isChosen = Boolean(process.env.CHROME_PATH);
  if (!isChosen && findTestChromium() === findPictureChromium()) {
    console.log("Installing the headless shell of Chromium for the browser tests…");
    await installFromDebian("chromium-headless-shell");
  }
  const found = findTestChromium();
  if (found !== undefined && starts(found)) {
    return found;
  }
  console.log("Installing Chromium for the story and browser tests…");
  for (const install of [() => installFromDebian("chromium"), installFromPlaywright]) {
    await install();
    const installed = findTestChromium();
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

async function installFromDebian(name: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync("apt-get", ["--version"]).status !== 0) {
    return;
  }
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-q"], { silent: true, env });
  await runCommand("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], {
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
