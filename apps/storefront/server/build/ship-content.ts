import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Puts content into the build that an order can be sold with before the content service was ever read. */
export function shipContent(file: string): Plugin {
  return {
    name: "sughurta:ship-content",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async writeBundle({ dir }) {
      if (!dir) return;
      const contents: unknown = JSON.parse(await readFile(file, "utf8"));
      await writeFile(resolve(dir, "../shipped-content.json"), JSON.stringify(contents));
    },
  };
}
