import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "@sughurta/bootstrap/outside";
import { must } from "@sughurta/bootstrap/tarball";
import type { Host } from "./hosts.ts";

/** Paths of packages that are not on a registry yet, by name. */
export type Tarballs = Readonly<Record<string, string>>;

type Install = (
  folder: string,
  manifest: Manifest,
  tarballs: Tarballs,
  node: string,
) => Promise<unknown>;

const INSTALLS: Readonly<Record<Exclude<Host["manager"], "none">, Install>> = {
  async npm(folder, manifest, overrides) {
    await writeJson(folder, "package.json", { ...manifest, overrides });
    await must("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], folder);
  },
  /** Strict: undeclared packages are not found, and peers are not installed automatically. JSON is YAML too. */
  async pnpm(folder, manifest, overrides) {
    await writeJson(folder, "package.json", manifest);
    await writeJson(folder, "pnpm-workspace.yaml", {
      overrides,
      autoInstallPeers: false,
      strictPeerDependencies: true,
      hoist: false,
    });
    await must("pnpm", ["install", "--prefer-offline", "--ignore-scripts"], folder);
  },
  async yarn(folder, manifest, resolutions) {
    const { output } = await must("npm", ["config", "get", "registry"], folder);
    const registry = /^https?:\S+$/m.exec(output)?.[0];
    await writeJson(folder, "package.json", { ...manifest, resolutions });
    await writeJson(folder, ".yarnrc.yml", {
      nodeLinker: "node-modules",
      enableTelemetry: false,
      enableImmutableInstalls: false,
      npmRegistryServer: registry,
    });
    await writeFile(join(folder, "yarn.lock"), "");
    const yarn = ["exec", "--yes", "--package=@yarnpkg/cli-dist@4.18.1", "--", "yarn", "install"];
    await must("npm", yarn, folder);
  },
  async "yarn 1"(folder, manifest, resolutions, node) {
    await writeJson(folder, "package.json", { ...manifest, resolutions });
    const yarn = ["--yes", "--package=yarn@1.22.22", "--", "yarn"];
    // The only one that enforces a package's `engines`, also for a package that only runs in a browser.
    const install = [...yarn, "install", "--no-lockfile", "--ignore-engines"];
    await withNode(node, "npx", install, folder);
  },
};

/** Runs a command with another Node, which is installed from the registry as a package. */
export function withNode(
  node: string,
  command: string,
  args: readonly string[],
  folder: string,
): ReturnType<typeof must> {
  const exec = ["exec", "--yes", `--package=node@${node}`, "--", command, ...args];
  return must("npm", exec, folder);
}

/** Installs what a manifest names with a package manager, ours from the tarballs. */
export async function install(
  { manager, node = "24" }: Host,
  folder: string,
  manifest: Manifest,
  tarballs: Tarballs,
): Promise<void> {
  if (manager !== "none") await INSTALLS[manager](folder, manifest, tarballs, node);
}

function writeJson(folder: string, file: string, content: object): Promise<void> {
  return writeFile(join(folder, file), JSON.stringify(content, null, 2));
}
