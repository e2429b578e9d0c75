import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Changes of a package for its users. */
export interface Change {
  readonly package: string;
  readonly version: string;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, "../../..");

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

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

/** Reads changesets and changelogs of all packages: the next version first. */
function readChanges(): Change[] {
  return [...changesets(), ...changelogs()];
}

function changesets(): Change[] {
  const files = globSync(".changeset/*.md", { cwd: ROOT }).filter(
    (file) => !file.includes("README"),
  );
  return files.toSorted().flatMap((file) => {
    const [, head = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(file)) ?? [];
    return Array.from(head.matchAll(/"@sughurta\/([\w-]+)"/g), ([, name = ""]) => ({
      package: name,
      version: "next",
      text: text.trim(),
    }));
  });
}

function changelogs(): Change[] {
  const files = globSync("packages/*/CHANGELOG.md", { cwd: ROOT });
  return files.toSorted().flatMap((file) =>
    read(file)
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [version = "", ...lines] = section.split("\n");
        return { package: basename(dirname(file)), version, text: lines.join("\n").trim() };
      }),
  );
}
