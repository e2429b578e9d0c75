import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Node } from "typescript/unstable/ast";
import {
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import {
  API,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
} from "typescript/unstable/sync";
import type { ComponentReference } from "./component-reference.ts";
import { readProperties } from "./read-properties.ts";
import { withoutSources } from "./without-sources.ts";

const ROOT = join(import.meta.dirname, "../../..");
const CONFIG = join(ROOT, "tooling/tsconfig/browser.json");
const COMPONENT_NAME = /^[A-Z][a-z]/;

/** Reads the components that packages export or stories show, from their types; takes seconds. */
export function readComponents(): ComponentReference[] {
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProjects: [CONFIG] }).getProjects();
    if (project === undefined) throw new Error(`TypeScript reads no project in ${CONFIG}`);
    const files = [...new Set([...entryFiles(), ...shownFiles()])];
    const symbols = files.flatMap((file) => componentSymbols(project, file));
    return [...new Set(symbols)].flatMap((symbol) => getComponent(project, symbol));
  } finally {
    api.close();
  }
}

/** Entry files of packages. */
const entryFiles = (): string[] =>
  globSync("packages/*/package.json", { cwd: ROOT }).flatMap((manifest) =>
    Array.from(read(manifest).matchAll(/"\.\/(src\/[\w/-]+\.tsx?)"/g), ([, source = ""]) =>
      join(dirname(manifest), source),
    ).filter((file) => !file.includes("/testing")),
  );

/** Files of components that stories show, by the name that the stories import. */
const shownFiles = (): string[] =>
  globSync("{packages/*/src,apps/storefront/app}/**/*.stories.tsx", { cwd: ROOT }).flatMap(
    (story) =>
      Array.from(read(story).matchAll(/from "(\.\.?\/[^"]+\.tsx)"/g), ([, file = ""]) =>
        join(dirname(story), file),
      ).filter((file) => !/\/testing\/|\.example\./.test(file)),
  );

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

function componentSymbols({ program, checker }: Project, file: string): TsSymbol[] {
  const source = program.getSourceFile(join(ROOT, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => COMPONENT_NAME.test(name))
    .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => (flags & SymbolFlags.Value) !== 0);
}

function getComponent(project: Project, symbol: TsSymbol): ComponentReference[] {
  const { checker } = project;
  const declaration = symbol.valueDeclaration?.resolve(project);
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!declaration || !signature || signature.parameters.length > 1) return [];
  const properties = signature.parameters.length > 0 && checker.getParameterType(signature, 0);
  const parameter = getRender(declaration)?.parameters[0];
  return [
    {
      name: symbol.name,
      file: relative(ROOT, declaration.getSourceFile().fileName),
      description: withoutSources(checker.getDocumentationCommentOfSymbol(symbol)),
      deprecated: checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === "deprecated")
        ?.text,
      ...(properties ? readProperties(project, properties, parameter) : { properties: [] }),
    },
  ];
}

/** The function of a component, also of one wrapped in `withRef`. */
function getRender(declaration: Node) {
  if (isFunctionDeclaration(declaration)) return declaration;
  if (!isVariableDeclaration(declaration)) return undefined;
  const { initializer } = declaration;
  return initializer && isCallExpression(initializer)
    ? initializer.arguments.find(isFunctionExpression)
    : undefined;
}
