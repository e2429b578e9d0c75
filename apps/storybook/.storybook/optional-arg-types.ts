import type { Preview } from "@storybook/react-vite";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];
type ArgType = ReturnType<Enhancer>[string];
type ValueType = NonNullable<ArgType["type"]>;

const MOST_CHOICES_SHOWN = 8;

/** Reads `size?: "medium" | "large" | undefined` as the choice it is, in tables and controls. */
export const optionalArgTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withoutUndefined(argType)]),
  );

function withoutUndefined(argType: ArgType): ArgType {
  const { type } = argType;
  if (type?.name === "enum") return withSummary(argType, summaryOf(type));
  if (type?.name !== "union") return argType;
  const parts = type.value.filter((part) => summaryOf(part) !== "undefined");
  const [only, ...others] = parts;
  const said = type.raw?.replace(" | undefined", "").replace(/^\((.*)\)$/, "$1");
  if (only === undefined || others.length > 0) {
    return withSummary(argType, said ?? parts.map((part) => summaryOf(part)).join(" | "));
  }
  const alone = withSummary(
    { ...argType, type: { ...only, required: false } },
    summaryOf(only, said),
  );
  // Nobody types a function into a field.
  return said?.includes("=>") ? { ...alone, control: false } : alone;
}

function withSummary(argType: ArgType, summary: string): ArgType {
  return { ...argType, table: { ...argType.table, type: { summary } } };
}

function summaryOf(type: ValueType, alias = type.raw): string {
  if (type.name === "enum") {
    const short = type.value.length <= MOST_CHOICES_SHOWN;
    return short || alias === undefined
      ? type.value.map((value) => JSON.stringify(value)).join(" | ")
      : alias;
  }
  if (type.name === "literal") return String(type.value);
  if (type.name === "other") return type.value === "unknown" ? (alias ?? type.value) : type.value;
  return type.raw ?? type.name;
}
