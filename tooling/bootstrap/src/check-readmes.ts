// Every package explains itself with an example that is compiled: the README repeats the file word for word.
// And every setting of an application is in the README of that application.
import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { exampleProblem, settingNamesIn } from "./readme-rules.ts";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";

const SHARED_SETTINGS = "packages/server-kit/src/server-settings.ts";
const SETTINGS = {
  "apps/insurer-api": "apps/insurer-api/src/platform/config/settings.ts",
  "apps/storefront": "apps/storefront/server/settings.ts",
};

for (const [app, file] of Object.entries(SETTINGS)) {
  const readme = await readFile(join(ROOT, app, "README.md"), "utf8");
  const sources = await Promise.all(
    [SHARED_SETTINGS, file].map((source) => readFile(join(ROOT, source), "utf8")),
  );
  for (const name of sources.flatMap(settingNamesIn)) {
    if (!readme.includes(`\`${name}\``)) {
      console.error(`${app}/README.md: the setting ${name} is missing from the table`);
      process.exitCode = 1;
    }
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
