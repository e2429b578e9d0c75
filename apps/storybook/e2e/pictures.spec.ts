import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { fileOf, pictured, themesOf } from "./picture-list.ts";

test("each component of the kit has its pictures, and each picture belongs to a story", () => {
  const wanted = pictured.flatMap((story) => themesOf(story).map((theme) => fileOf(story, theme)));
  const pictures = readdirSync(join(import.meta.dirname, "snapshots"));
  expect(pictures.toSorted()).toEqual(wanted.toSorted());
});
