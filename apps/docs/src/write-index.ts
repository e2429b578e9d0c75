import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataModel } from "./data-model.ts";
import { DOCS } from "./folders.ts";
import { readRecords, recordIndex } from "./records.ts";
import { readSchema } from "./schema.ts";

writeFileSync(join(DOCS, "adr", "index.md"), recordIndex(readRecords()));

const files = await dataModel(await readSchema());
rmSync(join(DOCS, "pictures", "data-model"), { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(DOCS, path)), { recursive: true });
  writeFileSync(join(DOCS, path), text);
}
