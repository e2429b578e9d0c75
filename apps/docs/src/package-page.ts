import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { PACKAGES } from "./folders.ts";
import { repositoryPage } from "./repository-pages.ts";
import { storyAddress } from "./storybook.ts";

/** An entry of a package that has types. */
export type PackageEntry = {
  /** What it is imported by, such as `@sughurta/shop/headless`. */
  readonly name: string;
  /** Its built types. */
  readonly types: string;
  /** The same without the scope: path of its page below `/types`. */
  readonly path: string;
};

type Manifest = {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly private?: boolean;
};

/** A package in the list of packages. */
export type PackageSummary = {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  /** `0` to `5`: imports only point to lower ones. */
  readonly level: string;
};

/** `order` imports a neighbour of its level, others are below all levels: they have separate tags (ADR-0001). */
const LEVEL_BY_TAG: Readonly<Record<string, string>> = { order: "3", "below-levels": "0" };

/** All packages by level, then by name. */
export function packageSummaries(): PackageSummary[] {
  return globSync("*/package.json", { cwd: PACKAGES })
    .map((path) => getSummary(basename(join(path, ".."))))
    .sort((a, b) => a.level.localeCompare(b.level) || a.name.localeCompare(b.name));
}

function getSummary(folder: string): PackageSummary {
  const { name, description } = readManifest(folder);
  const turbo: { tags: string[] } = JSON.parse(read(folder, "turbo.json"));
  const levels = turbo.tags.flatMap(
    (tag) => /^level-(\d)$/.exec(tag)?.[1] ?? LEVEL_BY_TAG[tag] ?? [],
  );
  return { folder, name, description, level: levels[0] ?? "" };
}

/** The list of all packages. */
export function packageList(): string {
  return [
    "# Packages",
    "",
    "Each page has the README, the stories and links to what the package exports. Packages import lower levels only; see",
    "[architecture](/architecture). `shop` is the product; the flows below it are for sites with their own client and session.",
    "",
    "| Package | Level | Description |",
    "| --- | --- | --- |",
    ...packageSummaries().map(
      ({ folder, name, level, description }) =>
        `| [${name}](/packages/${folder}) | ${level} | ${description} |`,
    ),
  ].join("\n");
}

/** The page of a package: its README, where its stories are, and where its types are described. */
export function packagePage(folder: string): string {
  const manifest = readManifest(folder);
  return [
    repositoryPage(`packages/${folder}/README.md`),
    "",
    "## Package",
    "",
    `\`packages/${folder}\`, version ${manifest.version}${manifest.private ? ", not published" : ""}, level ${getSummary(folder).level}.`,
    "",
    ...stories(folder),
    ...types(folder),
  ].join("\n");
}

/** Links to the pages of this package in Storybook. */
function stories(folder: string): string[] {
  const titles = globSync("src/**/*.stories.tsx", { cwd: join(PACKAGES, folder) })
    .flatMap(
      (file) =>
        /^ {2}title: "(?<title>[^"/]+\/[^"]+)"/m.exec(read(folder, file))?.groups?.title ?? [],
    )
    .sort();
  if (titles.length === 0) return [];
  return [
    "## In Storybook",
    "",
    ...titles.map((title) => `- [${title.replace("/", " / ")}](${storyAddress(title)})`),
    "",
  ];
}

/** Links to the pages of what its entries export. */
function types(folder: string): string[] {
  const links = packageEntries(folder).map(({ name, path }) => `- [\`${name}\`](/types/${path})`);
  return ["## Types", "", ...links, ""];
}

function readManifest(folder: string): Manifest {
  return JSON.parse(read(folder, "package.json"));
}

function read(folder: string, file: string): string {
  return readFileSync(join(PACKAGES, folder, file), "utf8");
}

/** The entries of a package's manifest that have types; throws where they are not built. */
export function packageEntries(folder: string): PackageEntry[] {
  const manifest = readFileSync(join(PACKAGES, folder, "package.json"), "utf8");
  const exports: Record<string, string | { readonly types?: string }> =
    JSON.parse(manifest).exports;
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === "string" || !target.types || entry.endsWith(".css")) return [];
    const types = join(PACKAGES, folder, target.types);
    if (!existsSync(types)) {
      throw new Error(
        `${types} is not built: name @sughurta/${folder}, or what depends on it, in apps/docs/package.json`,
      );
    }
    const path = folder + entry.slice(1);
    return [{ name: `@sughurta/${path}`, types, path }];
  });
}
