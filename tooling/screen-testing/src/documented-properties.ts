import { readFileSync } from "node:fs";

/**
 * The names in the tables of properties of a README, by component. A table is about the component of the line
 * above it, such as `` `TravelFlow`: ``, or names components in its first column.
 */
export function documentedProperties(readmePath: string): Readonly<Record<string, string[]>> {
  const [, chapter] = readFileSync(readmePath, "utf8").split("\n## Properties\n");
  if (chapter === undefined) throw new Error(`${readmePath} has no chapter "Properties".`);
  const [properties = ""] = chapter.split("\n## ");
  const found: Record<string, string[]> = {};
  let component = "";
  let column = 0;
  for (const line of properties.split("\n")) {
    component = /^`(\w+)`:$/.exec(line)?.[1] ?? component;
    const cells = line.split("|").slice(1, -1);
    const named = cells.map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
    if (cells[0]?.trim() === "Property") column = 0;
    else if (cells[1]?.trim() === "Property") column = 1;
    else if (cells.length > 0) {
      if (column === 1) component = named[0]?.[0] ?? component;
      found[component] = [...(found[component] ?? []), ...(named[column] ?? [])];
    }
  }
  return found;
}
