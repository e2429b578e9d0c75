/** A token as `tokens.json` has it. */
interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description: string;
  readonly $extensions?: object;
}

type Tokens = Readonly<Record<string, Readonly<Record<string, Token>>>>;

/** A variable of Figma. */
export interface FigmaVariable {
  readonly $type: "color" | "dimension" | "number" | "string";
  readonly $value: unknown;
  readonly $description: string;
  readonly $extensions: { readonly "com.figma.scopes": readonly string[] };
}

/** A file that the import of variables in Figma reads: one for each mode of a collection. */
export interface FigmaFile {
  readonly groups: Readonly<Record<string, Readonly<Record<string, FigmaVariable>>>>;
  readonly $extensions: { readonly "com.figma.modeName": string };
}

const MODES = "tj.sughurta.modes";
const REM_PX = 16;
/** Faces by their names outside our stylesheets. */
const FACES: Readonly<Record<string, string>> = {
  "Sughurta Onest": "Onest",
  "Sughurta Serif": "Source Serif 4",
};
/** Where Figma offers the variables of a group. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  text: ["FONT_SIZE"],
  font: ["FONT_FAMILY"],
  weight: ["FONT_WEIGHT"],
  space: ["GAP", "WIDTH_HEIGHT"],
  width: ["WIDTH_HEIGHT"],
  radius: ["CORNER_RADIUS"],
  edge: ["STROKE_FLOAT"],
};

/**
 * The tokens as variables of Figma in one mode. Figma reads colours as sRGB and lengths as pixels; it has no variables
 * for shadows and courses of movements.
 */
export function figmaVariables(tokens: Tokens, mode: "Light" | "Dark"): FigmaFile {
  const groups = Object.entries(tokens).flatMap(([group, members]) => {
    const variables = Object.entries(members).flatMap(([name, token]) => {
      const variable = getVariable(group, token, mode);
      return variable ? [[name === "$root" ? "default" : name, variable] as const] : [];
    });
    return variables.length > 0 ? [[group, Object.fromEntries(variables)] as const] : [];
  });
  return { groups: Object.fromEntries(groups), $extensions: { "com.figma.modeName": mode } };
}

/** Such a file as text. */
export const figmaText = ({ groups, $extensions }: FigmaFile) =>
  JSON.stringify({ ...groups, $extensions }, null, 2);

function getVariable(group: string, token: Token, mode: string): FigmaVariable | undefined {
  const inMode = mode === "Dark" ? (getDarkValue(token) ?? token.$value) : token.$value;
  const value =
    typeof inMode === "string" ? alias(token.$type, inMode) : plain(token.$type, inMode);
  if (!value) return undefined;
  const scopes = SCOPES[group] ?? ["ALL_SCOPES"];
  return {
    ...value,
    $description: token.$description,
    $extensions: { "com.figma.scopes": scopes },
  };
}

type Typed = Pick<FigmaVariable, "$type" | "$value">;

function alias(type: string, reference: string): Typed | undefined {
  const $type = typeIn(type);
  return $type && { $type, $value: reference.replace("$root", "default") };
}

function typeIn(type: string): Typed["$type"] | undefined {
  if (type === "color" || type === "dimension") return type;
  if (type === "fontFamily") return "string";
  return ["number", "fontWeight", "duration"].includes(type) ? "number" : undefined;
}

function plain(type: string, value: unknown): Typed | undefined {
  const $type = typeIn(type);
  if ($type === "color") return { $type, $value: srgb(value) };
  if ($type === "dimension") return { $type, $value: { value: pixels(value), unit: "px" } };
  if ($type === "string") return { $type, $value: face(value) };
  // Figma counts time in a number, too.
  if (type === "duration") return { $type: "number", $value: field(value, "value") };
  return $type && { $type, $value: value };
}

function srgb(value: unknown) {
  const hex = String(field(value, "hex"));
  const channels = [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));
  const components = channels.map((channel) => Number((channel / 255).toFixed(4)));
  return { colorSpace: "srgb", components, alpha: field(value, "alpha") ?? 1, hex };
}

const pixels = (value: unknown) =>
  Number(field(value, "value")) * (field(value, "unit") === "rem" ? REM_PX : 1);

function face(value: unknown): string {
  const [first] = Array.isArray(value) ? value : [value];
  return FACES[String(first)] ?? String(first);
}

const getDarkValue = ({ $extensions }: Token) =>
  field(field(field($extensions, MODES), "dark"), "$value");

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
