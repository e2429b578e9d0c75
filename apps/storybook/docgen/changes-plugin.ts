import type { Plugin } from "vite";
import { readChanges } from "./read-changes.ts";

const MODULE = "virtual:changes";

/** Provides pages with the changes of the packages. */
export function changesPlugin(): Plugin {
  return {
    name: "changes",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const changes = ${JSON.stringify(readChanges())};` : null,
  };
}
