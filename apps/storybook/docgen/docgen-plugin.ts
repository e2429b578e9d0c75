import { join } from "node:path";
import type { Plugin } from "vite";
import type { ComponentReference } from "./component-reference.ts";
import { readComponents } from "./read-components.ts";

const ROOT = join(import.meta.dirname, "../../..");
const DEPRECATED = "virtual:deprecated";

/** Sets the reference of each component as `__docgenInfo`, where Storybook looks for it. */
export function docgenPlugin(): Plugin {
  const byFile = new Map<string, ComponentReference[]>();
  return {
    name: "docgen",
    enforce: "pre",
    buildStart() {
      byFile.clear();
      for (const component of readComponents()) {
        const file = join(ROOT, component.file);
        byFile.set(file, [...(byFile.get(file) ?? []), component]);
      }
    },
    resolveId: (id) => (id === DEPRECATED ? `\0${DEPRECATED}` : null),
    load: (id) => {
      if (id !== `\0${DEPRECATED}`) return null;
      const all = [...byFile.values()].flat().filter((component) => component.deprecated);
      return `export const deprecated = ${JSON.stringify(all)};`;
    },
    transform: (code, id) => {
      const components = byFile.get(id);
      if (!components) return null;
      const statements = components.map(
        (component) => `${component.name}.__docgenInfo = ${JSON.stringify(component)};`,
      );
      return { code: `${code}\n${statements.join("\n")}\n`, map: null };
    },
  };
}
