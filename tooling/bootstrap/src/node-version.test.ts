import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./repository.ts";

const toText = (file: string) => readFileSync(join(ROOT, file), "utf8");

it("editors and version managers use the same Node as the two commands", () => {
  const { config } = JSON.parse(toText("package.json"));
  expect(toText(".nvmrc").trim()).toBe(config.node);
});
