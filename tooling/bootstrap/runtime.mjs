// Plain JavaScript without dependencies: this is the only file that has to run on an older Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE_MAJOR = 20;
const READY_MARK = "SUGHURTA_RUNTIME_READY";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const pinned = {
  leastNode: manifest.config.leastNode,
  node: manifest.config.node,
  pnpm: manifest.packageManager.split("@")[1],
};
const rememberedTools = join(root, ".turbo", "bootstrap", "runtime.json");

/**
 * Runs `work` when this process already is the Node version required by the repository and its pnpm is on the path;
 * otherwise installs both from the npm registry and runs `script` again with them.
 */
export async function onRightRuntime(script, work) {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE_MAJOR) {
    fail(
      `This Node is ${process.version}; at least Node ${OLDEST_NODE_MAJOR} is needed to begin.`,
      `Install Node ${OLDEST_NODE_MAJOR} or newer from https://nodejs.org and run the command again.`,
    );
  }
  if (process.env[READY_MARK] === pinned.node || isRightHere()) {
    await work();
    return;
  }
  const tools = remembered() ?? broughtByNpm();
  await runAgain(fileURLToPath(script), tools);
}

function isRightHere() {
  return isAtLeast(process.versions.node, pinned.leastNode) && readVersion("pnpm") === pinned.pnpm;
}

function isAtLeast(version, least) {
  const [a, b] = [version, least].map((text) => text.split(".").map(Number));
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs === -1 || a[differs] > b[differs];
}

function readVersion(command) {
  // Outside the repository, so that pnpm does not switch to another version of itself.
  const result = spawnSync(command, ["--version"], { cwd: tmpdir(), encoding: "utf8" });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

function remembered() {
  try {
    const tools = JSON.parse(readFileSync(rememberedTools, "utf8"));
    const isSame = tools.nodeVersion === pinned.node && tools.pnpmVersion === pinned.pnpm;
    return isSame && existsSync(tools.node) && existsSync(join(tools.bin, "pnpm"))
      ? tools
      : undefined;
  } catch {
    return undefined;
  }
}

function broughtByNpm() {
  console.log(`Getting Node ${pinned.node} and pnpm ${pinned.pnpm} from the npm registry…`);
  const print =
    "console.log(JSON.stringify({node:process.execPath,bin:process.env.PATH.split(require('path').delimiter)[0]}))";
  const result = spawnSync(
    "npm",
    [
      "exec",
      "--yes",
      "--fetch-retries=1",
      "--fetch-retry-mintimeout=1000",
      `--package=node@${pinned.node}`,
      `--package=pnpm@${pinned.pnpm}`,
      "--",
      "node",
      "-e",
      `"${print}"`,
    ],
    { cwd: tmpdir(), encoding: "utf8", shell: true },
  );
  const response = result.stdout?.trim().split("\n").at(-1);
  if (result.status !== 0 || !response?.startsWith("{")) {
    fail(
      `Node ${pinned.node} and pnpm ${pinned.pnpm} could not be downloaded: ${getReason(result)}`,
      "Check the network connection and the npm registry setting (npm config get registry), then run the command again.\n" +
        `Or install Node ${pinned.leastNode} or newer and pnpm ${pinned.pnpm} yourself; then nothing has to be downloaded here.`,
    );
  }
  const tools = { ...JSON.parse(response), nodeVersion: pinned.node, pnpmVersion: pinned.pnpm };
  mkdirSync(dirname(rememberedTools), { recursive: true });
  writeFileSync(rememberedTools, JSON.stringify(tools));
  return tools;
}

function getReason(result) {
  const lines = (result.stderr ?? "").split("\n").filter((line) => line.includes("npm error"));
  return lines[0]?.replace("npm error", "").trim() ?? result.error?.message ?? "npm failed";
}

function runAgain(script, tools) {
  return new Promise(() => {
    const child = spawn(tools.node, [script, ...process.argv.slice(2)], {
      stdio: "inherit",
      env: {
        ...process.env,
        [READY_MARK]: pinned.node,
        PATH: `${tools.bin}${delimiter}${process.env.PATH ?? ""}`,
      },
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => child.kill(signal));
    }
    child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  });
}

function fail(happened, advice) {
  console.error(`\n${happened}\n${advice}\n`);
  process.exit(1);
}
