// Checks that the README of every package repeats its compiled examples and names the oldest browsers, and that the README of
// every application has the table of its settings; `--write` writes the tables.
import { existsSync, globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { FLOOR_IN_WORDS } from "@sughurta/browser-floor";
import {
  type DocumentedSetting,
  exampleProblems,
  floorProblem,
  withSettingsTable,
} from "./readme-rules.ts";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";

const SETTINGS = {
  "apps/insurer-api": "apps/insurer-api/src/platform/config/settings.ts",
  "apps/storefront": "apps/storefront/server/config/settings.ts",
};
const COMPATIBILITY = "apps/docs/compatibility.md";
/** Examples that are run elsewhere: this one by the page of Jest in `pnpm check:embedding`. */
const TRIED_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  "packages/shop": ["tooling/embedding/hosts/over/jest/jsdom-with-fetch.js"],
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
  for (const problem of await listProblems(folder)) report(folder, problem);
}
const floorOfPage = floorProblem(await read(COMPATIBILITY), FLOOR_IN_WORDS);
if (floorOfPage !== undefined) report(COMPATIBILITY, floorOfPage);

async function listProblems(folder: string): Promise<string[]> {
  const readme = join(folder, "README.md");
  if (!existsSync(join(ROOT, readme))) return ["README.md is missing"];
  const files = globSync(`${folder}/src/*.example{,.test}.{ts,tsx}`, { cwd: ROOT });
  if (!files.some((file) => file.includes("/readme.example."))) {
    return ["src/readme.example.ts or .tsx is missing"];
  }
  const text = await read(readme);
  const wanted = [...files, ...(TRIED_EXAMPLES[folder] ?? [])];
  const texts = await Promise.all(wanted.map(async (file) => [file, await read(file)] as const));
  // A module that an example imports is explained by it.
  const examples = texts.filter(
    ([file]) => !texts.some(([, other]) => other.includes(`"./${basename(file)}"`)),
  );
  const floor = floorProblem(text, FLOOR_IN_WORDS);
  return [
    ...exampleProblems(text, Object.fromEntries(examples)),
    ...(floor === undefined ? [] : [floor]),
  ];
}

function read(path: string): Promise<string> {
  return readFile(join(ROOT, path), "utf8");
}

function report(place: string, problem: string): void {
  console.error(`${place}: ${problem}`);
  process.exitCode = 1;
}
