import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Export, exportsOf } from "./declarations.ts";
import { PACKAGES } from "./folders.ts";
import { repositoryPage } from "./repository-pages.ts";
import { storyAddress } from "./storybook.ts";

type Manifest = {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
};

/** A package in the list of packages. */
export type PackageSummary = {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  /** `0` to `5`: imports only point to lower ones. */
  readonly level: string;
};

/** Lines of a declaration that are shown; the rest of a longer one is in the source. */
const MAX_LINES = 30;
/** The same of a value, whose type tells less than its name and comment. */
const MAX_LINES_OF_VALUE = 6;

/** `order` stands on a neighbour of its level, others below all levels: they have tags of their own (ADR-0001). */
const LEVEL_BY_TAG: Readonly<Record<string, string>> = { order: "3", "below-levels": "0" };

/** All packages by level, then by name. */
export function packageSummaries(): PackageSummary[] {
  return globSync("*/package.json", { cwd: PACKAGES })
    .map((path) => summaryOf(basename(join(path, ".."))))
    .sort((a, b) => a.level.localeCompare(b.level) || a.name.localeCompare(b.name));
}

function summaryOf(folder: string): PackageSummary {
  const { name, description } = manifestOf(folder);
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
    "Each page has the README, the stories and what the package exports, from its types. Packages import lower levels only; see",
    "[architecture](/architecture). `shop` is the product; the flows below it are for who owns the client and the session.",
    "",
    "| Package | Level | What it is |",
    "| --- | --- | --- |",
    ...packageSummaries().map(
      ({ folder, name, level, description }) =>
        `| [${name}](/packages/${folder}) | ${level} | ${description} |`,
    ),
  ].join("\n");
}

/** The page of a package: its README, where its stories are, and what it exports, from its types. */
export function packagePage(folder: string): string {
  const manifest = manifestOf(folder);
  return [
    repositoryPage(`packages/${folder}/README.md`),
    "",
    "## Package",
    "",
    `\`packages/${folder}\`, version ${manifest.version}${manifest.private ? ", not published" : ""}, level ${summaryOf(folder).level}.`,
    "",
    ...stories(folder),
    ...Object.entries(manifest.exports).flatMap(([entry, target]) =>
      entryPart(folder, entry, target),
    ),
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

function entryPart(folder: string, entry: string, target: string | { readonly types?: string }) {
  if (typeof target === "string" || !target.types || entry.endsWith(".css")) return [];
  const file = join(PACKAGES, folder, target.types);
  if (!existsSync(file)) {
    throw new Error(
      `${file} is not built: name @sughurta/${folder}, or what depends on it, in apps/docs/package.json`,
    );
  }
  const name = `@sughurta/${folder}${entry.slice(1)}`;
  return [`## \`${name}\``, "", ...exportsOf(file).flatMap(exportPart)];
}

function exportPart({ name, comment, declaration }: Export): string[] {
  return [
    `### \`${name}\``,
    "",
    comment,
    "",
    ...(declaration === "" ? [] : ["```", shortened(declaration), "```", ""]),
  ];
}

function shortened(declaration: string): string {
  const lines = declaration.replace(/^export (?:declare )?/, "").split("\n");
  const most = lines[0]?.startsWith("const ") ? MAX_LINES_OF_VALUE : MAX_LINES;
  return lines.length > most ? [...lines.slice(0, most), "// …"].join("\n") : lines.join("\n");
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(read(folder, "package.json"));
}

function read(folder: string, file: string): string {
  return readFileSync(join(PACKAGES, folder, file), "utf8");
}
