import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Changes of a package for its users. */
export interface Change {
  readonly package: string;
  readonly version: string;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Reads changesets and changelogs of all packages: the next version first. */
export function readChanges(): Change[] {
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
