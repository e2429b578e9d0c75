// Checks that the README of every package repeats its compiled example, and that the README of every application has the
// table of its settings; `--write` writes the tables.
import { existsSync, globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DocumentedSetting, exampleProblem, withSettingsTable } from "./readme-rules.ts";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";

const SETTINGS = {
  "apps/insurer-api": "apps/insurer-api/src/platform/config/settings.ts",
  "apps/storefront": "apps/storefront/server/config/settings.ts",
};
const writes = process.argv.includes("--write");

for (const [app, file] of Object.entries(SETTINGS)) {
  const path = join(ROOT, app, "README.md");
  const readme = await readFile(path, "utf8");
  const module: { SETTINGS: Readonly<Record<string, DocumentedSetting>> } = await import(
    join(ROOT, file)
  );
  const expected = withSettingsTable(readme, module.SETTINGS);
  if (writes) {
    await writeFile(path, expected);
  } else if (readme !== expected) {
    console.error(
      `${app}/README.md: the table of settings is out of date; run pnpm settings:table`,
    );
    process.exitCode = 1;
  }
}

for (const folder of packageFolders()) {
  const problem = await problemOf(join(ROOT, folder));
  if (problem !== undefined) {
    console.error(`${folder}: ${problem}`);
    process.exitCode = 1;
  }
}

async function problemOf(folder: string): Promise<string | undefined> {
  const readme = join(folder, "README.md");
  const [example] = globSync(join(folder, "src", "readme.example.{ts,tsx}"));
  if (!existsSync(readme)) {
    return "README.md is missing";
  }
  if (example === undefined) {
    return "src/readme.example.ts or .tsx is missing";
  }
  return exampleProblem(await readFile(readme, "utf8"), await readFile(example, "utf8"));
}
