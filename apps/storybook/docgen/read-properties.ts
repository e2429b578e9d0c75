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
import { withoutSources } from "./without-sources.ts";

const TEXT = [
  "autoComplete",
  "defaultValue",
  "disabled",
  "onBlur",
  "onChange",
  "required",
  "value",
];

const TYPED = [...TEXT, "inputMode", "maxLength", "placeholder", "readOnly"];

const INPUTS = {
  typed: [...TYPED, "type"],
  ticked: ["checked", "defaultChecked", "disabled", "onBlur", "onChange", "required", "value"],
  filed: ["disabled", "onBlur", "required"],
};

/** Attributes of HTML that each element takes, of those that a table may list. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  button: ["disabled", "name", "onBlur", "onClick", "type", "value"],
  fieldset: ["disabled", "name"],
  select: TEXT,
  textarea: [...TYPED, "rows"],
};

/** In the types of React every element has these, and a link has a type, whether or not they do anything. */
const OF_ANY_ELEMENT = ["HTMLAttributes", "DOMAttributes", "SVGAttributes"];

const OF_LINKS = "AnchorHTMLAttributes";

/** Attributes of HTML elements that a table names, since stories and forms pass them. */
const NATIVE_ATTRIBUTES: Readonly<Record<string, string>> = {
  autoComplete: "What the browser may fill in, such as `family-name`.",
  checked: "Whether it is ticked; pass `onChange` with it.",
  children: "What it shows.",
  defaultChecked: "Whether it is ticked at first, where the browser keeps the answer.",
  defaultValue: "The value at first, where the browser keeps it.",
  disabled: "Nothing can be done with it now.",
  href: "Address of the page.",
  inputMode: "Which keys a phone shows, such as `numeric`.",
  maxLength: "Most characters that fit.",
  name: "Name under which the form sends the value.",
  onBlur: "The focus left it.",
  onChange: "The value changed, as an event of the browser.",
  onClick: "It was pressed.",
  placeholder: "An example of what to type; no replacement for the label.",
  readOnly: "The value can be read and copied, not changed.",
  required: "A form is not complete without it.",
  rows: "Lines in sight.",
  type: "Kind of control, as in HTML.",
  value: "The value shown; pass `onChange` with it.",
};

/** Descriptions of properties with the same meaning in every component, where there is no own comment. */
const SHARED_PROPERTIES: Readonly<Record<string, string>> = {
  actions: "Buttons and links: the ways on.",
  autoComplete: "What the browser may fill in, such as `family-name`.",
  busy: "Work is under way; presses are ignored.",
  children: "What it shows.",
  className: "A class for the outermost element.",
  closeText: "Text of the button that closes it.",
  description: "What it is about, in full; sanitised by the server.",
  disabled: "Nothing can be done with it now.",
  error: "What is wrong and how to mend it; shown under the hint.",
  hint: "Help under the label, such as where to find a number.",
  href: "Address of the page that it leads to.",
  icon: "Picture beside the text, decoration only.",
  id: "Id of the control; made up when left out.",
  label: "Name of the control, in sight; for a group, what it is about.",
  moreText: "Text of what shows more.",
  name: "Name under which the form sends the value.",
  nextText: "Text of the button that goes on.",
  onBlur: "The focus left it.",
  onClose: "It wants to be closed: a button, Escape or a press beside it.",
  onSelect: "Something was chosen.",
  onValueChange: "The value changed; takes the new one.",
  onOpenChange: "It was opened or closed; takes which.",
  open: "Whether it is shown.",
  optionalText: "Word beside the label of a field that may stay empty.",
  pauseText: "Text of the button that stops the movement.",
  playText: "Text of the button that lets it move again.",
  previousText: "Text of the button that goes back.",
  price: "A `Price`, or words instead of one.",
  ref: "The native element, to focus or to measure it.",
  required: "A form is not complete without it.",
  text: "The sentence under the title.",
  texts: "Its words in the language of the page.",
  title: "Its heading.",
  value: "The value shown.",
  width: "As wide as the answer: `short` 9 characters, `medium` 18, `full` the column.",
};

type Properties = Pick<ComponentReference, "properties" | "passesOnTo">;

/** Reads the properties of a component: its own, and listed ones of HTML. */
export function readProperties(
  project: Project,
  type: Type,
  parameter: ParameterDeclaration | undefined,
): Properties {
  const symbols = project.checker.getPropertiesOfType(type);
  const own = symbols.filter((symbol) => !isNative(symbol));
  const element = symbols.map((symbol) => getElement(project, symbol)).find(Boolean);
  const place = {
    element,
    answer: getAnswer(project, own),
    passesOnAll: symbols.some(({ name }) => name === "onCopy"),
  };
  const native = symbols.filter(
    (symbol) =>
      isNative(symbol) &&
      symbol.name in NATIVE_ATTRIBUTES &&
      isTaken(symbol.name, { ...place, owner: getOwner(project, symbol) }),
  );
  const defaults = getDefaults(project, parameter);
  return {
    properties: [...own, ...native]
      .map((symbol) => getProperty(project, symbol, defaults))
      .toSorted((one, other) => Number(other.required) - Number(one.required)),
    passesOnTo: element,
  };
}

function getProperty(
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
function getDefaults(
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

function getElement(project: Project, symbol: TsSymbol): string | undefined {
  if (!isNative(symbol) || !(symbol.name === "form" || symbol.name === "href")) return undefined;
  const [, element] = /^(\w+)HTMLAttributes$/.exec(getOwner(project, symbol)) ?? [];
  return element && (ELEMENTS[element] ?? element.toLowerCase());
}

/** The interface that declares a property; empty where it is no interface. */
function getOwner(project: Project, symbol: TsSymbol): string {
  const owner = symbol.declarations[0]?.resolve(project)?.parent;
  return owner && isInterfaceDeclaration(owner) ? owner.name.getText() : "";
}

/** How an input is answered: its own properties say so. */
function getAnswer(project: Project, own: readonly TsSymbol[]): "typed" | "ticked" | "filed" {
  const event = own.find(({ name }) => name === "onValueChange" || name === "onAdd");
  if (event?.name === "onAdd") return "filed";
  const type = event && project.checker.getTypeOfSymbol(event);
  const isTick = type && project.checker.typeToString(type).includes("value: boolean");
  return isTick ? "ticked" : "typed";
}

/** The description of a property without a comment. */
function sharedSentence(name: string, isNative: boolean): string {
  return (isNative ? NATIVE_ATTRIBUTES : SHARED_PROPERTIES)[name] ?? "";
}

/** Whether a component whose attributes go to an element takes this one. */
function isTaken(
  name: string,
  place: {
    /** The element, where the types say which. */
    readonly element: string | undefined;
    /** The interface of React's types that declares the attribute. */
    readonly owner: string;
    /** How an input is answered. */
    readonly answer: keyof typeof INPUTS;
    /** Every attribute is passed on, rather than a few that are named. */
    readonly passesOnAll: boolean;
  },
): boolean {
  const { element, owner, answer, passesOnAll } = place;
  if (name === "children" || !passesOnAll) return true;
  if (element === "input") return INPUTS[answer].includes(name);
  if (element !== undefined && element in TAKEN) return TAKEN[element]?.includes(name) === true;
  return !OF_ANY_ELEMENT.includes(owner) && owner !== OF_LINKS;
}
