import { resolve } from "node:path";
import { ContentArchiveError } from "#src/content/archive/content-archive.ts";
import { readConfig } from "#src/platform/config/config.ts";
import { PriceArchiveError } from "#src/products/price/price-archive.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { exportFolder, importFolder } from "./archive-folder.ts";
import { explainStartFailure } from "./explain-start-failure.ts";
import { withService } from "./with-service.ts";

const USAGE =
  "Write `pnpm run content export FOLDER` or `pnpm run content import FOLDER`. The folder has content.json, prices.json (tariffs and exchange rates) and the folder files.\n";

/** Exports the content and prices of a site to a folder, or replaces all of them with those of a folder. */
async function main([command, folder]: readonly string[]): Promise<number> {
  if (folder === undefined || (command !== "export" && command !== "import")) {
    process.stderr.write(USAGE);
    return 1;
  }
  const done = await withService(readConfig(process.env), (service) =>
    command === "export"
      ? exportTo(service, resolve(folder))
      : importFrom(service, resolve(folder)),
  );
  process.stdout.write(`${done}\n`);
  return 0;
}

async function exportTo(service: Service, folder: string): Promise<string> {
  return `${await exportFolder(service, folder)} items of content, tariffs and exchange rates are in ${folder}.`;
}

async function importFrom(service: Service, folder: string): Promise<string> {
  const { items, files, hasPrices } = await importFolder(service, folder);
  const prices = hasPrices
    ? "Tariffs and exchange rates hold from today on."
    : "There is no prices.json: tariffs and exchange rates stay.";
  return `${items} items of content and ${files} files are shown from now on. ${prices}`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isArchive = error instanceof ContentArchiveError || error instanceof PriceArchiveError;
  process.stderr.write(`${isArchive ? error.message : explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
