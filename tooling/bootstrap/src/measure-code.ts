// Prints the sizes of production files, and folders of a module that import each other.
import { folderCycles, productionSources } from "./folder-cycles.ts";

const SMALL = 25;
const LARGE = 400;

const sources = productionSources();
const sizes = [...sources.values()]
  .map((text) => text.split("\n").length - 1)
  .sort((a, b) => a - b);
const lines = sizes.reduce((sum, size) => sum + size, 0);
const small = sizes.filter((size) => size < SMALL).length / sizes.length;
console.log(`${sizes.length} files, ${lines} lines`);
console.log(`mean ${(lines / sizes.length).toFixed(0)}, median ${sizes[sizes.length >> 1]}`);
console.log(`below ${SMALL} lines: ${(small * 100).toFixed(0)} %`);
console.log(`above ${LARGE} lines: ${sizes.filter((size) => size > LARGE).length} files`);
for (const { module, folders } of folderCycles(sources)) {
  console.log(`import cycle in ${module}: ${folders.join(", ")}`);
}
