import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { productClothFiles } from "../src/ikat/product-cloth-files.fixture.ts";

const folder = join(import.meta.dirname, "../src/ikat/product-cloths");
for (const { name, svg } of productClothFiles()) writeFileSync(join(folder, name), svg);
