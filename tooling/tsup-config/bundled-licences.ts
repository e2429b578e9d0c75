import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Options } from "tsup";

type EsbuildPlugin = NonNullable<Options["esbuildPlugins"]>[number];

const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Writes the licences of the libraries bundled into a package, as these require, to `dist`. */
export const bundledLicences: EsbuildPlugin = {
  name: "bundled-licences",
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const folders = Object.keys(metafile?.inputs ?? {}).map((id) => PACKAGE_FOLDER.exec(id)?.[0]);
      const licences = [...new Set(folders)]
        .filter((folder) => folder !== undefined)
        .map(getLicence);
      mkdirSync("dist", { recursive: true });
      writeFileSync("dist/THIRD-PARTY-LICENCES.txt", licences.sort().join("\n\n"));
    });
  },
};

function getLicence(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((found) => /^licen[cs]e/i.test(found));
  if (file === undefined) throw new Error(`${name} has no licence to pass on`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}`;
}
