import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES } from "./folders.ts";

/** An entry of a package that has types. */
export type PackageEntry = {
  /** What it is imported by, such as `@sughurta/shop/headless`. */
  readonly name: string;
  /** Its built types. */
  readonly types: string;
  /** The same without the scope: path of its page below `/types`. */
  readonly path: string;
};

/** The entries of a package's manifest that have types; throws where they are not built. */
export function packageEntries(folder: string): PackageEntry[] {
  const manifest = readFileSync(join(PACKAGES, folder, "package.json"), "utf8");
  const exports: Record<string, string | { readonly types?: string }> =
    JSON.parse(manifest).exports;
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === "string" || !target.types || entry.endsWith(".css")) return [];
    const types = join(PACKAGES, folder, target.types);
    if (!existsSync(types)) {
      throw new Error(
        `${types} is not built: name @sughurta/${folder}, or what depends on it, in apps/docs/package.json`,
      );
    }
    const path = folder + entry.slice(1);
    return [{ name: `@sughurta/${path}`, types, path }];
  });
}
