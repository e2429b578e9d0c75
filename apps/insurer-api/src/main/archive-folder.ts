import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseContentArchive } from "#src/content/archive/content-archive.ts";
import {
  type ArchivedFile,
  exportContent,
  exportFiles,
  importContent,
} from "#src/content/archive/transfer-content.ts";
import { getToday } from "#src/platform/platform.ts";
import { exportPrices, loadPrices, parsePriceArchive } from "#src/products/price/price-archive.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { loadSeed } from "./seed/seed-all.ts";
import { sellBoxes } from "./seed/seed-sales.ts";

const CONTENT = "content.json";
const PRICES = "prices.json";
const FILES = "files";

/**
 * Writes the content, the current tariffs and rates and the files of a service to a folder; returns the number of
 * items.
 */
export async function exportFolder(service: Service, folder: string): Promise<number> {
  const files = join(folder, FILES);
  await mkdir(files, { recursive: true });
  const { seedModule } = service.config;
  const seed = seedModule === undefined ? undefined : await loadSeed(seedModule);
  if (seed) await cp(seed.pictures, files, { recursive: true });
  for (const { name, content } of await exportFiles(service)) {
    await writeFile(join(files, name), content);
  }
  const archive = await exportContent(service);
  const write = (name: string, data: unknown) =>
    writeFile(join(folder, name), `${JSON.stringify(data, undefined, 2)}\n`);
  await write(CONTENT, archive);
  await write(PRICES, await exportPrices(service.db, getToday(service)));
  return archive.items.length;
}

/**
 * Replaces all content with that of a folder, and loads its tariffs and rates from today on, in one transaction. A
 * folder without prices leaves the prices of the service unchanged. Throws an error that lists the faults of an invalid
 * folder.
 */
export async function importFolder(
  service: Service,
  folder: string,
): Promise<{ readonly items: number; readonly files: number; readonly hasPrices: boolean }> {
  const archive = parseContentArchive(
    await readJson(join(folder, CONTENT)),
    service.config.languages,
  );
  const names = await readdir(folder);
  const prices = names.includes(PRICES)
    ? parsePriceArchive(await readJson(join(folder, PRICES)))
    : undefined;
  const files = await filesIn(join(folder, FILES));
  await importContent(service, archive, files, async (tx, boxes) => {
    await sellBoxes(service)(tx, boxes);
    if (prices) await loadPrices(service, tx, prices, getToday(service));
  });
  return {
    items: archive.items.length,
    files: files.length,
    hasPrices: prices !== undefined,
  };
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));

async function filesIn(folder: string): Promise<ArchivedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => ({ name, content: await readFile(join(folder, name)) })),
  );
}
