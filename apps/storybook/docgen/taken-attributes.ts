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

/** Whether a component whose attributes go to an element takes this one. */
export function isTaken(
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
