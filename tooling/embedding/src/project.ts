import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readManifest } from "@sughurta/bootstrap/outside";
import { must } from "@sughurta/bootstrap/tarball";
import type { Host } from "./hosts.ts";
import { install, withNode } from "./package-managers.ts";

const TEMPLATES = fileURLToPath(new URL("../hosts/", import.meta.url));
const SOURCE_FILE = /\.(?:tsx?|vue|svelte|html|conf)$/;

/** Texts of the templates and their replacements. */
export type Replacements = Readonly<Record<string, string>>;

/** Copies a template into an empty folder, with the insurer and the key that are tried. */
export async function createProject(
  host: Host,
  folder: string,
  replacements: Replacements,
): Promise<void> {
  await cp(join(TEMPLATES, host.template), folder, { recursive: true });
  if (host.shows !== "elements") {
    for (const shared of ["insurance.tsx", "main.tsx"]) {
      await cp(join(TEMPLATES, shared), join(folder, "src", shared));
    }
    await cp(join(TEMPLATES, "render.mjs"), join(folder, "render.mjs"));
  }
  if (host.over) await cp(join(TEMPLATES, "over", host.over), folder, { recursive: true });
  for (const path of await readdir(folder, { recursive: true })) {
    if (!SOURCE_FILE.test(path)) continue;
    const file = join(folder, path);
    let text = await readFile(file, "utf8");
    for (const [said, meant] of Object.entries(replacements)) text = text.replaceAll(said, meant);
    await writeFile(file, text);
  }
}

/** Installs what a host needs: its tools, and, where it renders the parts itself, the shop and its React. */
export async function installShop(
  host: Host,
  folder: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<void> {
  const manifest = await readManifest(folder);
  if (host.shows === "elements") return install(host, folder, manifest, tarballs);
  const react = host.react ?? "";
  const [major] = react.split(".");
  const dependencies = {
    ...manifest.dependencies,
    ...host.dependencies,
    "@sughurta/shop": tarballs["@sughurta/shop"] ?? "",
    react,
    "react-dom": react,
  };
  const devDependencies = {
    ...Object.fromEntries(
      Object.entries(manifest.devDependencies ?? {}).filter(([name]) => !(name in dependencies)),
    ),
    "@types/react": `^${major}.0.0`,
    "@types/react-dom": `^${major}.0.0`,
  };
  await install(host, folder, { ...manifest, dependencies, devDependencies }, tarballs);
}

/** Type-checks with the template's own script. */
export const checkTypes = (host: Host, folder: string) => run(host, "types", folder);

/** Builds with the template's own script. */
export const build = (host: Host, folder: string) => run(host, "build", folder);

function run({ node }: Host, script: string, folder: string) {
  const command = ["run", script];
  return node === undefined ? must("npm", command, folder) : withNode(node, "npm", command, folder);
}

/** Rendered output of the shop without a bundler and a browser. */
export async function renderWithNode(folder: string): Promise<string> {
  return (await must(process.execPath, ["render.mjs"], folder)).output;
}
