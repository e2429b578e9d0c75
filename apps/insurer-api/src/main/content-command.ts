import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ContentArchiveError, parseContentArchive } from "#src/content/archive/content-archive.ts";
import {
  type ArchivedFile,
  exportContent,
  exportFiles,
  importContent,
} from "#src/content/archive/transfer-content.ts";
import { type Config, readConfig } from "#src/platform/config/config.ts";
import type { Service } from "#src/sales/service.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { loadSeed } from "./seed/load-seed.ts";
import { sellBoxes } from "./seed/seed-sales.ts";
import { withService } from "./with-service.ts";

const USAGE =
  "Write `pnpm run content export FOLDER` or `pnpm run content import FOLDER`. The folder has content.json and the folder files.\n";

/** Takes the content of a site out to a folder, or puts that of a folder in the place of all there is. */
async function main([command, folder]: readonly string[]): Promise<number> {
  if (folder === undefined || (command !== "export" && command !== "import")) {
    process.stderr.write(USAGE);
    return 1;
  }
  const config = readConfig(process.env);
  const done = await withService(config, (service) =>
    command === "export"
      ? exportTo(service, config, resolve(folder))
      : importFrom(service, resolve(folder)),
  );
  process.stdout.write(`${done}\n`);
  return 0;
}

async function exportTo(service: Service, config: Config, folder: string): Promise<string> {
  const archive = await exportContent(service);
  const files = join(folder, "files");
  await mkdir(files, { recursive: true });
  const seed = config.seedModule === undefined ? undefined : await loadSeed(config.seedModule);
  if (seed) await cp(seed.pictures, files, { recursive: true });
  for (const { name, content } of await exportFiles(service)) {
    await writeFile(join(files, name), content);
  }
  await writeFile(join(folder, "content.json"), `${JSON.stringify(archive, undefined, 2)}\n`);
  return `${archive.items.length} items of content are in ${folder}.`;
}

async function importFrom(service: Service, folder: string): Promise<string> {
  const archive = parseContentArchive(
    JSON.parse(await readFile(join(folder, "content.json"), "utf8")),
  );
  const files = await filesIn(join(folder, "files"));
  await importContent(service, archive, files, sellBoxes(service));
  return `${archive.items.length} items of content and ${files.length} files are shown from now on.`;
}

async function filesIn(folder: string): Promise<ArchivedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => ({ name, content: await readFile(join(folder, name)) })),
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const text = error instanceof ContentArchiveError ? error.message : explainStartFailure(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
