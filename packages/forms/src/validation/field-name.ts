/** Writes a path of a value as a field name: `["las", 2, "birthday"]` → `las[2].birthday`. */
export function getFieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name === "" ? String(key) : `${name}.${String(key)}`;
  }, "");
}

/** Reads the value of a field name out of nested values. */
export function valueAt(values: unknown, name: string): unknown {
  return toPath(name).reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    values,
  );
}

/** Value of a field as a text; `""` when the form has none. */
export function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Nested values with another value under a field name; its parents are copied, or created. */
export function withValueAt<Values>(values: Values, name: string, value: unknown): Values {
  // The value of a field name has the shape of the values: the fields of a form are bound that way.
  return changedAt(values, toPath(name), value) as Values;
}

function changedAt(before: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const after = changedAt(valueAt(before, key), rest, value);
  if (Array.isArray(before) || (before === undefined && /^\d+$/.test(key))) {
    const list: unknown[] = Array.isArray(before) ? [...before] : [];
    list[Number(key)] = after;
    return list;
  }
  return { ...Object(before), [key]: after };
}

const toPath = (name: string) => name.split(/[.[\]]+/).filter((key) => key !== "");
