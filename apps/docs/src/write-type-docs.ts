// Writes the pages of what the packages export, from their built types, into `types`.
import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Application, type TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { DOCS, PACKAGES } from "./folders.ts";
import { packageEntries } from "./package-page.ts";

/** The shop, and the packages whose types it passes on. */
const WITH_A_SENTENCE_EACH = [
  "@sughurta/shop",
  "@sughurta/checkout",
  "@sughurta/motor-flow",
  "@sughurta/travel-flow",
];

const entries = globSync("*/package.json", { cwd: PACKAGES })
  .map(dirname)
  .sort()
  .flatMap(packageEntries);

/** The path of an entry by the name that TypeDoc gives it: that of its file. */
const pathByModule = new Map(
  entries.map(({ path, types }) => [
    relative(PACKAGES, types).replace(/(?:\/index)?\.d\.ts$/, ""),
    path,
  ]),
);

const options: Partial<TypeDocOptions & PluginOptions> = {
  plugin: ["typedoc-plugin-markdown"],
  tsconfig: join(DOCS, "typedoc.tsconfig.json"),
  entryPoints: entries.map(({ types }) => types),
  basePath: PACKAGES,
  name: "Types",
  readme: "none",
  excludeExternals: true,
  disableSources: true,
  outputs: [{ name: "markdown", path: join(DOCS, "types") }],
  outputFileStrategy: "modules",
  modulesFileName: "entries",
  entryFileName: "index",
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  logLevel: "Warn",
  // A part of a type that is not exported is shown where it is used.
  validation: { notDocumented: true, notExported: false, invalidLink: true },
  packagesRequiringDocumentation: WITH_A_SENTENCE_EACH,
  requiredToBeDocumented: ["Function", "Class", "Interface", "TypeAlias", "Variable", "Enum"],
  treatValidationWarningsAsErrors: true,
};
const app = await Application.bootstrapWithPlugins(options);
const project = await app.convert();
if (!project) throw new Error("The types of the packages could not be read.");
for (const module of project.children ?? []) module.name = pathByModule.get(module.name) ?? "";
app.validate(project);
await app.generateOutputs(project);
if (app.logger.hasErrors() || app.logger.validationWarningCount > 0) process.exitCode = 1;
