/** Writes a path of a value as a field name: `["las", 2, "birthday"]` → `las[2].birthday`. */
export function fieldNameOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name === "" ? String(key) : `${name}.${String(key)}`;
  }, "");
}

/** Reads the value of a field name out of nested values. */
export function valueAt(values: unknown, name: string): unknown {
  const path = name.split(/[.[\]]+/).filter((key) => key !== "");
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    values,
  );
}
