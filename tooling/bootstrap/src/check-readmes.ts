// Every package explains itself with an example that is compiled: the README repeats the file word for word.
// And every setting of the applications stands in the tables of the root README.
import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { exampleProblem, settingNamesIn } from "./readme-rules.ts";
import { ROOT } from "./repository.ts";
import { packageFolders } from "./steps.ts";

const SETTINGS_FILES = [
  "apps/insurer-api/src/config/settings.ts",
  "apps/storefront/server/config.ts",
];

const rootReadme = await readFile(join(ROOT, "README.md"), "utf8");
for (const file of SETTINGS_FILES) {
  for (const name of settingNamesIn(await readFile(join(ROOT, file), "utf8"))) {
    if (!rootReadme.includes(`\`${name}\``)) {
      console.error(`README.md: the setting ${name} of ${file} is missing from the tables`);
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
