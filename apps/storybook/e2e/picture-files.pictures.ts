import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pictureFiles } from "./picture-list.ts";

test("every picture belongs to a component or a screen, and each of them has its pictures", () => {
  const pictures = readdirSync(join(import.meta.dirname, "snapshots"));
  expect(pictures.toSorted()).toEqual(pictureFiles().toSorted());
});
