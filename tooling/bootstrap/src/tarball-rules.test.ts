import { describe, expect, it } from "vitest";
import { tarballProblems } from "./tarball-rules.ts";

const MANIFEST = {
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
};
const FILES = ["package.json", "README.md", "dist/index.js", "dist/index.d.ts"];

describe("a tarball", () => {
  it("holds what was built and nothing else", () => {
    expect(tarballProblems(MANIFEST, FILES)).toEqual([]);
  });

  it.each(["src/index.ts", "dist/combo.fixture.js", "dist/price.test.js"])(
    "is refused with %s",
    (file) => {
      expect(tarballProblems(MANIFEST, [...FILES, file])).toEqual([`${file} is published`]);
    },
  );

  it("holds helpers for tests only behind an entry of their own", () => {
    const files = [...FILES, "dist/testing/index.js"];
    const entry = { "./testing": { default: "./dist/testing/index.js" } };
    const withEntry = { exports: { ...MANIFEST.exports, ...entry } };
    expect(tarballProblems(MANIFEST, files)).toHaveLength(1);
    expect(tarballProblems(withEntry, files)).toEqual([]);
  });

  it("leads nobody to sources, scripts and tools of this repository", () => {
    const manifest = {
      exports: { ".": { "@sughurta/source": "./src/index.ts", default: "./dist/index.js" } },
      scripts: {},
      devDependencies: {},
    };
    expect(tarballProblems(manifest, FILES)).toEqual([
      "the source condition is published",
      "scripts are published",
      "devDependencies are published",
    ]);
  });
});
