import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { exportsOf } from "./declarations.ts";

/** A built package of these files; gives the path of its first one. */
function builtPackage(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "declarations-"));
  writeFileSync(join(folder, "package.json"), "{}");
  mkdirSync(join(folder, "dist", "dates"), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, "dist", path), text);
  return join(folder, "dist", Object.keys(files)[0] ?? "");
}

it("what a package exports has its comment and its declaration, wherever it stands", () => {
  const file = builtPackage({
    "index.d.ts": `export { addDays as plusDays } from "./dates/add-days.ts";\nexport * from "#src/dates/today.js";`,
    "dates/add-days.d.ts":
      "/** The date so many days later. */\nexport declare function addDays(date: string, days: number): string;",
    "dates/today.d.ts": "export type Today = string;",
  });
  expect(exportsOf(file)).toEqual([
    {
      name: "plusDays",
      comment: "The date so many days later.",
      declaration: "export declare function addDays(date: string, days: number): string;",
    },
    { name: "Today", comment: "", declaration: "export type Today = string;" },
  ]);
});

it("what another package declares is named only", () => {
  const file = builtPackage({ "index.d.ts": `export { z } from "zod";` });
  expect(exportsOf(file)).toEqual([{ name: "z", comment: "From `zod`.", declaration: "" }]);
});
