import { existsSync, globSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MAX_PACKAGE_LEVEL = 4;
const SUFFIX = ".template";

const GENERATOR = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(dirname(GENERATOR));

/** Name of a new package, and its level (0 is the lowest). */
export type NewPackage = { readonly name: string; readonly level: number };

/**
 * Writes the files of a new package into `packages/` of `root`, and returns its folder; throws on an invalid name or
 * level.
 */
export async function writePackage(
  { name, level }: NewPackage,
  root: string = ROOT,
): Promise<string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a package name: small letters, digits and single hyphens.`);
  }
  if (!Number.isInteger(level) || level < 0 || level > MAX_PACKAGE_LEVEL) {
    throw new Error(`A package stands on a level from 0 to ${MAX_PACKAGE_LEVEL}.`);
  }
  const folder = join("packages", name);
  if (existsSync(join(root, folder))) {
    throw new Error(`${folder} is there already.`);
  }
  const words = { name, level: String(level), component: getComponentName(name) };
  const template = join(GENERATOR, "template");
  for (const file of globSync("**/*", { cwd: template })) {
    const source = join(template, file);
    if (statSync(source).isFile()) {
      const target = join(root, folder, filled(file, words).slice(0, -SUFFIX.length));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, filled(await readFile(source, "utf8"), words));
    }
  }
  return folder;
}

function getComponentName(name: string): string {
  const capitals = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${capitals.join("")}Greeting`;
}

function filled(text: string, words: Record<string, string>): string {
  return text.replace(/__(\w+?)__/g, (whole, word: string) => words[word] ?? whole);
}
