import { expect, it } from "vitest";
import { folderCycles, productionSources } from "./folder-cycles.ts";

it("refuses import cycles between folders of a module", () => {
  expect(folderCycles(productionSources())).toEqual([]);
});

it("resolves relative imports and aliases of a package", () => {
  const sources = new Map([
    ["packages/x/src/a/one.ts", 'import { two } from "../b/two.ts";'],
    ["packages/x/src/b/two.ts", 'export { one } from "#src/a/one.ts";'],
    ["packages/x/src/c/three.ts", 'import { two } from "../b/two.ts";'],
  ]);
  expect(folderCycles(sources)).toEqual([{ module: "packages/x/src", folders: ["a", "b"] }]);
});
