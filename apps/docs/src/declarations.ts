import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync } from "vite";

/** Something that a package exports, as its users see it. */
export type Export = {
  readonly name: string;
  /** Its first comment, without the marks. */
  readonly comment: string;
  /** Its declaration in TypeScript; empty for what another package declares. */
  readonly declaration: string;
};

type Module = {
  /** What it declares and exports itself, by name. */
  readonly own: ReadonlyMap<string, Export>;
  readonly named: readonly { readonly from: string; readonly name: string; readonly as: string }[];
  readonly stars: readonly string[];
};

/** Everything that a file of types exports, by name; what it passes on is followed to where it is declared. */
export function exportsOf(file: string): Export[] {
  return [...collect(file).values()].sort((a, b) => a.name.localeCompare(b.name));
}

function collect(file: string): Map<string, Export> {
  const { own, named, stars } = readModule(file);
  const found = new Map<string, Export>();
  for (const from of stars) {
    for (const entry of isLocal(from) ? collect(typesFile(file, from)).values() : []) {
      found.set(entry.name, entry);
    }
  }
  for (const { from, name, as } of named) {
    found.set(as, { ...exportedFrom(file, from, name), name: as });
  }
  for (const entry of own.values()) found.set(entry.name, entry);
  return found;
}

function exportedFrom(file: string, from: string, name: string): Export {
  if (!isLocal(from)) return { name, comment: `From \`${from}\`.`, declaration: "" };
  const found = collect(typesFile(file, from)).get(name);
  if (found === undefined) throw new Error(`${file}: ${from} does not export ${name}`);
  return found;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file, source, { lang: "dts" });
  const commentBefore = (start: number) =>
    comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === "");
  const own = new Map<string, Export>();
  const named: { from: string; name: string; as: string }[] = [];
  const stars: string[] = [];
  for (const statement of program.body) {
    if (statement.type === "ExportAllDeclaration") stars.push(statement.source.value);
    if (statement.type !== "ExportNamedDeclaration") continue;
    const declaration = source.slice(statement.start, statement.end);
    const comment = textOf(commentBefore(statement.start)?.value ?? "");
    for (const name of namesOf(statement.declaration))
      own.set(name, { name, comment, declaration });
    for (const { local, exported } of statement.specifiers) {
      const from = statement.source?.value;
      if (from) named.push({ from, name: nameOf(local), as: nameOf(exported) });
    }
  }
  const read = { own, named, stars };
  modules.set(file, read);
  return read;
}

function namesOf(declaration: ESTree.Declaration | null): string[] {
  if (declaration === null) return [];
  if (declaration.type === "VariableDeclaration") {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === "Identifier" ? [id.name] : [],
    );
  }
  return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
}

const nameOf = (name: ESTree.ModuleExportName) =>
  name.type === "Literal" ? name.value : name.name;

/** A comment as Markdown: without stars, and with `{@link x}` as code. */
function textOf(comment: string): string {
  return comment
    .replace(/^\*/, "")
    .replace(/^\s*\* ?/gm, "")
    .replace(/\{@link (\w+)\}/g, "`$1`")
    .trim();
}

const isLocal = (specifier: string) => /^[.#]/.test(specifier);

/** The file of types behind `./x.ts`, `./x.js` or `#src/x.ts`. */
function typesFile(from: string, specifier: string): string {
  const base = specifier.startsWith("#src/")
    ? join(distFolder(from), specifier.slice("#src/".length))
    : join(dirname(from), specifier);
  return base.replace(/(?:\.d)?\.[jt]sx?$/, ".d.ts");
}

function distFolder(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, "..", "package.json")) ? folder : distFolder(folder);
}
