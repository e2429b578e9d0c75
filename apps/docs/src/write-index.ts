import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DOCS } from "./folders.ts";
import { readRecords, recordIndex } from "./records.ts";

writeFileSync(join(DOCS, "adr", "index.md"), recordIndex(readRecords()));
