import { existsSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writePackage } from "./write-package.ts";

const emptyRoot = () => mkdtemp(join(tmpdir(), "generator-"));

describe("a new package", () => {
  it("has its name, its level and everything a package needs", async () => {
    const root = await emptyRoot();
    const folder = join(root, await writePackage({ name: "office-map", level: 4 }, root));
    const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    expect(manifest.name).toBe("@sughurta/office-map");
    const turbo = JSON.parse(await readFile(join(folder, "turbo.json"), "utf8"));
    expect(turbo.tags).toEqual(["level-4", "office-map"]);
    for (const file of [
      "README.md",
      "src/index.ts",
      "src/office-map-greeting.test.tsx",
      "src/office-map-greeting.stories.tsx",
    ]) {
      expect(existsSync(join(folder, file))).toBe(true);
    }
  });

  it("leaves no placeholder", async () => {
    const root = await emptyRoot();
    const folder = join(root, await writePackage({ name: "office-map", level: 4 }, root));
    const source = await readFile(join(folder, "src/office-map-greeting.tsx"), "utf8");
    expect(source).toContain("OfficeMapGreeting");
    expect(source).not.toContain("__");
  });

  it("refuses an invalid name, an invalid level and an existing name", async () => {
    const root = await emptyRoot();
    await expect(writePackage({ name: "Office", level: 4 }, root)).rejects.toThrow("package name");
    await expect(writePackage({ name: "office", level: 9 }, root)).rejects.toThrow("level");
    await writePackage({ name: "office", level: 3 }, root);
    await expect(writePackage({ name: "office", level: 3 }, root)).rejects.toThrow("there already");
  });
});
