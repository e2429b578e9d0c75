import type { TypeNode } from "typescript/unstable/ast";
import {
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import type { PropertyReference } from "./component-reference.ts";

type Description = Pick<PropertyReference, "type" | "kind" | "choices" | "shape">;

const MAX_CHOICES_SHOWN = 8;
const WITHOUT_LIMIT =
  NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
/** Types that are not readable as written. */
const INDIRECT =
  /\b(Omit|Pick|Partial|Extract|Exclude|Parameters|ReturnType|keyof|typeof)\b|\[["']/;

/** Describes a type for a reader: by its written name where that is sufficient. */
export function describeType(
  project: Project,
  type: Type | undefined,
  written: TypeNode | undefined,
): Description {
  if (!type)
    return { type: written ? withoutUndefined(written.getText()) : "unknown", kind: "other" };
  const parts = getParts(type);
  const choices = parts.flatMap((part) =>
    part.isStringLiteralType() || part.isNumberLiteralType() ? [part.value] : [],
  );
  const name = getName(project, type, written);
  if (choices.length === parts.length && choices.length > 0) {
    const isShort = choices.length <= MAX_CHOICES_SHOWN;
    const all = choices.map((choice) => JSON.stringify(choice)).join(" | ");
    return {
      type: isShort ? all : name,
      kind: "choice",
      choices,
      shape: isShort ? undefined : all,
    };
  }
  return { type: name, kind: getKind(project, parts), shape: getShape(project, type) };
}

function getName(project: Project, type: Type, written: TypeNode | undefined): string {
  const asWritten = written && withoutUndefined(written.getText());
  if (asWritten === "unknown") return "anything";
  if (asWritten !== undefined && !INDIRECT.test(asWritten)) return asWritten;
  const resolved = withoutUndefined(project.checker.typeToString(type, undefined, WITHOUT_LIMIT));
  return INDIRECT.test(resolved) ? fieldNames(project, type) : resolved;
}

function fieldNames({ checker }: Project, type: Type): string {
  const names = getParts(type).flatMap((part) => checker.getPropertiesOfType(part));
  return `{ ${[...new Set(names.map(({ name }) => name))].join(", ")} }`;
}

function withoutUndefined(text: string): string {
  const alone = text.replaceAll(/\s+/g, " ").replace(/ \| undefined$|^undefined \| /, "");
  return alone === text ? alone : alone.replace(/^\((.*=>.*)\)$/, "$1");
}

const getParts = (type: Type): readonly Type[] =>
  (type.isUnionType() ? type.getTypes() : [type]).filter(
    ({ flags }) => (flags & (TypeFlags.Undefined | TypeFlags.Null)) === 0,
  );

function getKind({ checker }: Project, parts: readonly Type[]): PropertyReference["kind"] {
  const all = (flags: TypeFlags) => parts.every((part) => (part.flags & flags) !== 0);
  if (all(TypeFlags.BooleanLike)) return "boolean";
  if (all(TypeFlags.StringLike)) return "string";
  if (all(TypeFlags.NumberLike)) return "number";
  const isFunction = (part: Type) =>
    checker.getSignaturesOfType(part, SignatureKind.Call).length > 0;
  return parts.length > 0 && parts.every(isFunction) ? "function" : "other";
}

/** The fields of an object of ours, or of each entry of a list. */
function getShape(project: Project, type: Type): string | undefined {
  const shapes = getParts(type).flatMap((part) => shapeOfPart(project, part) ?? []);
  return shapes.length > 0 ? [...new Set(shapes)].join("\n| ") : undefined;
}

function shapeOfPart(project: Project, type: Type): string | undefined {
  const { checker } = project;
  if (checker.isArrayType(type)) {
    const [entry] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
    return entry && getShape(project, entry);
  }
  const isOurs = type
    .getSymbol()
    ?.declarations.some(({ path }) => !path.includes("/node_modules/"));
  if (!type.isObjectType() || !isOurs) return undefined;
  const fields = checker.getPropertiesOfType(type);
  if (fields.length === 0) return undefined;
  return `{\n${fields.map((field) => `  ${toField(project, field)}`).join("\n")}\n}`;
}

function toField(project: Project, field: TsSymbol): string {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(field);
  const text = type
    ? withoutUndefined(checker.typeToString(type, undefined, WITHOUT_LIMIT))
    : "unknown";
  const mark = (field.flags & SymbolFlags.Optional) === 0 ? "" : "?";
  return `${field.name}${mark}: ${text};`;
}
