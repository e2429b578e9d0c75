import { componentBytes, styleBytes } from "@sughurta/bench/component-bytes";
import type { Plugin } from "vite";

const MODULE = "virtual:component-bytes";

/** Weighs the components when the page with their weights is built or, while developing, opened. */
export function componentBytesPlugin(): Plugin {
  return {
    name: "component-bytes",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: async (id) => {
      if (id !== `\0${MODULE}`) return null;
      const weights = {
        kit: await componentBytes("@sughurta/ui-kit"),
        forms: await componentBytes("@sughurta/forms"),
        styles: [
          await styleBytes("@sughurta/ui-kit/styles.css"),
          await styleBytes("@sughurta/ui-kit/forms.css"),
        ],
      };
      return `export const weights = ${JSON.stringify(weights)};`;
    },
  };
}
