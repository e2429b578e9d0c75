import { describe, expect, it } from "vitest";
import { namedFileProblems, tarballProblems } from "./tarball-rules.ts";

const MANIFEST = {
  name: "@sughurta/boxes",
  version: "1.2.3",
  license: "MIT",
  repository: { directory: "packages/boxes" },
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
};
const BUILT = ["dist/index.js", "dist/index.d.ts"];
const FILES = ["package.json", "README.md", "LICENSE", "CHANGELOG.md", ...BUILT];

describe("a tarball", () => {
  it("contains build output and documents only", () => {
    expect(tarballProblems(MANIFEST, FILES)).toEqual([]);
  });

  it.each(["src/index.ts", "dist/combo.fixture.js", "dist/price.test.js"])(
    "is refused with %s",
    (file) => {
      expect(tarballProblems(MANIFEST, [...FILES, file])).toEqual([`${file} is published`]);
    },
  );

  it("contains test helpers only in an entry of their own", () => {
    const files = [...FILES, "dist/testing/index.js"];
    const path = "./dist/testing/index.js";
    const entry = { "./testing": { types: "./dist/index.d.ts", default: path } };
    const exports = { ...MANIFEST.exports, ...entry };
    const withEntry = { ...MANIFEST, exports, alias: { "./testing": path } };
    expect(tarballProblems(MANIFEST, files)).toHaveLength(1);
    expect(tarballProblems(withEntry, files)).toEqual([]);
  });

  it("has no links to sources, scripts and tools of this repository", () => {
    const manifest = {
      ...MANIFEST,
      exports: { ".": { "@sughurta/source": "./src/index.ts", ...MANIFEST.exports["."] } },
      scripts: {},
      devDependencies: {},
      imports: {},
    };
    expect(tarballProblems(manifest, FILES)).toEqual([
      "the source condition is published",
      "scripts are published",
      "devDependencies are published",
      "imports are published",
    ]);
  });

  it("contains the files of `dist` that its README names", () => {
    const readme = "Requirements are in `dist/compatibility.md` and `dist/index.d.ts`.";
    expect(namedFileProblems(readme, FILES)).toEqual([
      "README.md names dist/compatibility.md, which is missing",
    ]);
    expect(namedFileProblems(readme, [...FILES, "dist/compatibility.md"])).toEqual([]);
  });

  it("has a licence, its origin and a changelog", () => {
    const { name, version, exports } = MANIFEST;
    expect(tarballProblems({ name, version, exports }, ["README.md", ...BUILT])).toEqual([
      "LICENSE is missing",
      "CHANGELOG.md is missing",
      "license is missing",
      "repository.directory is missing",
    ]);
  });

  it("can be installed by any Node that builds its site", () => {
    expect(tarballProblems({ ...MANIFEST, engines: { node: ">=24" } }, FILES)).toEqual([
      "engines are named",
    ]);
  });

  it("has no changelog before its first release", () => {
    const files = FILES.filter((file) => file !== "CHANGELOG.md");
    expect(tarballProblems({ ...MANIFEST, version: "0.0.0" }, files)).toEqual([]);
  });

  it("gives TypeScript types of every entry, stylesheets too, and Parcel the path of each", () => {
    const styles = { "./all.css": { default: "./dist/all.css" } };
    const lost = { "./react": { types: "./dist/react.d.ts", default: "./dist/react.js" } };
    const manifest = {
      ...MANIFEST,
      exports: { ...MANIFEST.exports, ...styles, ...lost },
      alias: { "./all.css": "./dist/all.css" },
    };
    expect(tarballProblems(manifest, FILES)).toEqual([
      "./all.css has no types",
      "./react has no types",
      "Parcel does not find ./react",
    ]);
  });

  it("accepts newer patches of its dependencies", () => {
    const manifest = {
      ...MANIFEST,
      dependencies: { formik: "2.4.9" },
      peerDependencies: { react: "^19.3.1" },
    };
    expect(tarballProblems(manifest, FILES)).toEqual([
      "formik is wanted as 2.4.9, not as a caret range",
    ]);
  });

  it("has the zod of contracts only, so that a host installs one copy", () => {
    const manifest = { ...MANIFEST, dependencies: { zod: "^4.6.7" } };
    expect(tarballProblems(manifest, FILES)).toHaveLength(1);
    expect(tarballProblems({ ...manifest, name: "@sughurta/contracts" }, FILES)).toEqual([]);
  });
});
