import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Options } from "tsup";

type EsbuildPlugin = NonNullable<Options["esbuildPlugins"]>[number];

const OWN_MODULE = /^(?:\.\.?|#src)\/.+\.tsx?$/;
const FROM_SOURCE_ROOT = /(?<=["'])#src\/[^"']+(?=["'])/g;

/** Keeps every module of a package a separate file, which imports the others under the paths of their sources. */
export const sourcePaths: EsbuildPlugin = {
  name: "source-paths",
  setup(build) {
    build.onResolve({ filter: OWN_MODULE }, ({ path, importer, kind }) => {
      if (kind === "entry-point") return undefined;
      const own = path.startsWith("#") ? pathFrom(dirname(importer), resolve("src"), path) : path;
      return { path: own.replace(/\.tsx?$/, ".js"), external: true };
    });
  },
};

/** Writes out `#src/…` in the types of a package: only the package itself can follow it. */
export function writeOutSourceRoot(): void {
  for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".d.ts")) continue;
    const path = join("dist", file);
    const types = readFileSync(path, "utf8");
    const published = types.replace(FROM_SOURCE_ROOT, (own) =>
      pathFrom(dirname(path), "dist", own),
    );
    if (published !== types) writeFileSync(path, published);
  }
}

/** A module below `#src`, relative to the folder of the module that imports it. */
function pathFrom(folder: string, root: string, own: string): string {
  const path = relative(folder, own.replace("#src", root));
  return path.startsWith(".") ? path : `./${path}`;
}
