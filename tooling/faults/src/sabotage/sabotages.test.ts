import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SABOTAGES, sabotaged } from "./sabotages.ts";

const SOURCES = new URL("../../../../apps/insurer-api/src/", import.meta.url);

test.each(Object.entries(SABOTAGES))("%s changes its file in one place", (_, sabotage) => {
  const path = new URL(sabotage.file, SOURCES).pathname;
  const source = readFileSync(path, "utf8");
  expect(sabotaged(sabotage, path, () => source)).not.toBe(source);
});
