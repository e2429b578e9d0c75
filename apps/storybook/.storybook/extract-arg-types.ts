import type { ArgTypes, InputType, StrictInputType } from "storybook/internal/types";
import type { ComponentReference, PropertyReference } from "../docgen/component-reference.ts";

const NATIVE = "Attributes of HTML";

/** Reference data of a component from the plugin. */
export function getReference(component: unknown): ComponentReference | undefined {
  if (typeof component !== "function" && typeof component !== "object") return undefined;
  const info: unknown = component === null ? undefined : Reflect.get(component, "__docgenInfo");
  return isReference(info) ? info : undefined;
}

function isReference(value: unknown): value is ComponentReference {
  return typeof value === "object" && value !== null && "properties" in value && "file" in value;
}

/** Rows of the table of properties and controls for them. */
export function extractArgTypes(component: unknown): ArgTypes {
  const properties = getReference(component)?.properties ?? [];
  return Object.fromEntries(properties.map((property) => [property.name, argType(property)]));
}

function argType(property: PropertyReference): InputType {
  const { name, description, type, shape, defaultValue, isNative } = property;
  return {
    name,
    description,
    type: sbType(property),
    ...getControl(property),
    table: {
      type: { summary: type, ...(shape === undefined ? {} : { detail: shape }) },
      ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
      ...(isNative ? { category: NATIVE } : {}),
    },
  };
}

function sbType({
  kind,
  choices = [],
  type,
  required,
}: PropertyReference): NonNullable<StrictInputType["type"]> {
  if (kind === "choice") return { name: "enum", value: [...choices], required };
  if (kind === "function") return { name: "function", required };
  if (kind === "other") return { name: "other", value: type, required };
  return { name: kind, required };
}

/** Functions and elements cannot be typed into a field. */
function getControl({
  kind,
  choices = [],
  type,
}: PropertyReference): Pick<InputType, "control" | "options"> {
  if (kind === "choice")
    return { control: { type: choices.length > 5 ? "select" : "inline-radio" }, options: choices };
  if (kind === "function" || /Ref</.test(type)) return { control: false };
  return {};
}
