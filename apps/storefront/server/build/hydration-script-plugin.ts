import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const VIRTUAL_ID = "virtual:hydration-script";
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

/** Turns app/start/start-hydration.ts into a small inline script and gives its hash for the policy. */
export function hydrationScript(file: string): Plugin {
  return {
    name: "sughurta:hydration-script",
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return;
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file, {
        target: "es2020",
        sourcemap: false,
      });
      const small = await minify(file, `(()=>{${code}})();`, { sourcemap: false });
      const source = small.code.trim();
      const hash = `sha256-${createHash("sha256").update(source).digest("base64")}`;
      return `export const source = ${JSON.stringify(source)}; export const hash = ${JSON.stringify(hash)};`;
    },
  };
}
