import type { Node, ParameterDeclaration } from "typescript/unstable/ast";
import {
  isBindingElement,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
} from "typescript/unstable/ast/is";
import {
  type Project,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
} from "typescript/unstable/sync";
import type { ComponentReference, PropertyReference } from "./component-reference.ts";
import { describeType } from "./describe-type.ts";
import { NATIVE_ATTRIBUTES, sharedSentence } from "./shared-sentences.ts";
import { isTaken } from "./taken-attributes.ts";
import { withoutSources } from "./without-sources.ts";

type Properties = Pick<ComponentReference, "properties" | "passesOnTo">;

/** Reads the properties of a component: its own, and listed ones of HTML. */
export function readProperties(
  project: Project,
  type: Type,
  parameter: ParameterDeclaration | undefined,
): Properties {
  const symbols = project.checker.getPropertiesOfType(type);
  const own = symbols.filter((symbol) => !isNative(symbol));
  const element = symbols.map((symbol) => elementOf(project, symbol)).find(Boolean);
  const place = {
    element,
    answer: answerOf(project, own),
    passesOnAll: symbols.some(({ name }) => name === "onCopy"),
  };
  const native = symbols.filter(
    (symbol) =>
      isNative(symbol) &&
      symbol.name in NATIVE_ATTRIBUTES &&
      isTaken(symbol.name, { ...place, owner: ownerOf(project, symbol) }),
  );
  const defaults = defaultsOf(project, parameter);
  return {
    properties: [...own, ...native]
      .map((symbol) => propertyOf(project, symbol, defaults))
      .toSorted((one, other) => Number(other.required) - Number(one.required)),
    passesOnTo: element,
  };
}

function propertyOf(
  project: Project,
  symbol: TsSymbol,
  defaults: ReadonlyMap<string, string>,
): PropertyReference {
  const declaration = symbol.declarations[0]?.resolve(project);
  const written =
    declaration && isPropertySignatureDeclaration(declaration) ? declaration.type : undefined;
  const comment = project.checker.getDocumentationCommentOfSymbol(symbol);
  const description = withoutSources(comment.replaceAll("\n", " "));
  return {
    name: symbol.name,
    ...describeType(project, project.checker.getTypeOfSymbol(symbol), written),
    required: (symbol.flags & SymbolFlags.Optional) === 0,
    description: description || sharedSentence(symbol.name, isNative(symbol)),
    defaultValue: defaults.get(symbol.name),
    isNative: isNative(symbol),
  };
}

const isNative = ({ declarations }: TsSymbol) =>
  declarations.length > 0 && declarations.every(({ path }) => path.includes("/node_modules/"));

/** Default value of a property. */
function defaultsOf(
  project: Project,
  parameter: ParameterDeclaration | undefined,
): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  if (!parameter || !isObjectBindingPattern(parameter.name)) return defaults;
  parameter.name.elements.forEach((element) => {
    if (!isBindingElement(element) || !element.initializer) return;
    const name = (element.propertyName ?? element.name)?.getText();
    if (name !== undefined) defaults.set(name, valueText(project, element.initializer));
  });
  return defaults;
}

/** A constant by its value: `6` is more informative than `CODE_LENGTH`. */
function valueText(project: Project, initializer: Node): string {
  const type = project.checker.getTypeAtLocation(initializer);
  return type?.isLiteralType() ? project.checker.typeToString(type) : initializer.getText();
}

const ELEMENTS: Readonly<Record<string, string>> = { Anchor: "a", Textarea: "textarea" };

function elementOf(project: Project, symbol: TsSymbol): string | undefined {
  if (!isNative(symbol) || !(symbol.name === "form" || symbol.name === "href")) return undefined;
  const [, element] = /^(\w+)HTMLAttributes$/.exec(ownerOf(project, symbol)) ?? [];
  return element && (ELEMENTS[element] ?? element.toLowerCase());
}

/** The interface that declares a property; empty where it is no interface. */
function ownerOf(project: Project, symbol: TsSymbol): string {
  const owner = symbol.declarations[0]?.resolve(project)?.parent;
  return owner && isInterfaceDeclaration(owner) ? owner.name.getText() : "";
}

/** How an input is answered: its own properties say so. */
function answerOf(project: Project, own: readonly TsSymbol[]): "typed" | "ticked" | "filed" {
  const event = own.find(({ name }) => name === "onValueChange" || name === "onAdd");
  if (event?.name === "onAdd") return "filed";
  const type = event && project.checker.getTypeOfSymbol(event);
  const isTick = type && project.checker.typeToString(type).includes("value: boolean");
  return isTick ? "ticked" : "typed";
}
