import type * as z from "@sughurta/contracts/zod";
import { toText, valueAt } from "../validation/field-name.ts";

/** Rules by the names of a form, from rules by the parts of a person. */
export type NamedShape<Names, Rules> = {
  [Part in keyof Names & keyof Rules as Names[Part] & string]: Rules[Part];
};

/** Maps rules to the names of their fields in a form, a shape for `z.object`; parts that the form lacks are omitted. */
export function namedShape<
  const Names extends object,
  Rules extends Readonly<Record<string, z.ZodMiniType>>,
>(names: Names, rules: Rules): NamedShape<Names, Rules> {
  const entries = Object.entries(names).flatMap(([part, name]) => {
    const rule = rules[part];
    return typeof name === "string" && rule !== undefined ? [[name, rule]] : [];
  });
  // The entries have the declared type.
  return Object.fromEntries(entries) as NamedShape<Names, Rules>;
}

/** Names of the same fields in one entry of a list: `laPhone` in `las[0]` is `las[0].laPhone`. */
export function fieldsIn<const Names extends object>(
  entry: string,
  names: Names,
): { readonly [Part in keyof Names]: string } {
  const longer = Object.entries(names).map(([part, name]) => [part, `${entry}.${name}`]);
  // Every part is at its place.
  return Object.fromEntries(longer) as { readonly [Part in keyof Names]: string };
}

/** The values of one person, by the names of the same parts of another person. */
export function copiedFields<const From extends object, const To extends object>(
  values: unknown,
  from: From,
  to: To,
): { readonly [Part in keyof From & keyof To as To[Part] & string]: string } {
  const names = new Map(Object.entries(to));
  const copied = Object.entries(from).flatMap(([part, name]) =>
    names.has(part) ? [[names.get(part), textAt(values, String(name))]] : [],
  );
  // The entries have the declared type.
  return Object.fromEntries(copied) as {
    readonly [Part in keyof From & keyof To as To[Part] & string]: string;
  };
}

/** Text of a field in the values; `""` where there is none. */
export function textAt(values: unknown, name: string | undefined): string {
  return name === undefined ? "" : toText(valueAt(values, name));
}
