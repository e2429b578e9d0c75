import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { productPatternFiles } from "../src/ikat/product-pattern-files.fixture.ts";

const folder = join(import.meta.dirname, "../src/ikat/product-patterns");
for (const { name, svg } of productPatternFiles()) writeFileSync(join(folder, name), svg);
