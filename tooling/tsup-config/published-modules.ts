import { readFileSync } from "node:fs";
import { build } from "esbuild";

type Exports = Record<string, string | { readonly "@sughurta/source": string }>;

/** The sources that a package names in its `exports`. */
export function toEntries(manifest: string): string[] {
  const { exports }: { exports: Exports } = JSON.parse(readFileSync(manifest, "utf8"));
  return Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : [target["@sughurta/source"]],
  );
}

/** The modules reachable from entries; modules of tests, stories and examples only are not published. */
export async function modulesBehind(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...entries],
    bundle: true,
    metafile: true,
    write: false,
    outdir: "dist",
    packages: "external",
  });
  return Object.keys(metafile.inputs);
}
