// Installs the packed packages into a copy of apps/embed-example outside the workspace, as another team would, with
// npm; and shows the shop with the oldest supported React.
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { PLAIN_TYPESCRIPT, packAll, readManifest } from "./outside.ts";
import { ROOT } from "./repository.ts";
import { must, packInto } from "./tarball.ts";

const EXAMPLE = "apps/embed-example";
const INSTALL = ["install", "--no-audit", "--no-fund", "--prefer-offline"];
const OLDEST_REACT = "18.3.1";
const HYDRATE = "tooling/embedding/hosts/hydrate-shop.mjs";

const folder = await mkdtemp(join(tmpdir(), "embedding-"));
try {
  const app = await copyOfExample(await packAll(join(folder, "tarballs")));
  await must("npm", INSTALL, app);
  await must("node_modules/.bin/tsc", [], app);
  await must("node_modules/.bin/vite", ["build"], app);
  await must("npm", [...INSTALL, `react@${OLDEST_REACT}`, `react-dom@${OLDEST_REACT}`], app);
  await copyFile(join(ROOT, HYDRATE), join(app, basename(HYDRATE)));
  await must(process.execPath, [basename(HYDRATE), import.meta.resolve("jsdom")], app);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Unpacks the example; its workspace dependencies, and their dependencies, come from the tarballs. */
async function copyOfExample(tarballs: Record<string, string>): Promise<string> {
  const packed = await packInto(folder, join(ROOT, EXAMPLE));
  await must("tar", ["-xzf", packed, "-C", folder]);
  const app = join(folder, "package");
  const { dependencies = {}, devDependencies = {}, ...manifest } = await readManifest(app);
  const direct = Object.entries(dependencies).map(([name, range]) => [
    name,
    tarballs[name] ?? range,
  ]);
  const tools = Object.entries(devDependencies).filter(([name]) => !name.startsWith("@sughurta/"));
  await writeFile(
    join(app, "package.json"),
    JSON.stringify({
      ...manifest,
      dependencies: Object.fromEntries(direct),
      devDependencies: Object.fromEntries(tools),
      overrides: tarballs,
    }),
  );
  await writeFile(join(app, "tsconfig.json"), JSON.stringify(PLAIN_TYPESCRIPT));
  return app;
}
