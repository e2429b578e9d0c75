import { type Oklch, parseColor, toHex } from "@sughurta/ui-kit/contrast";
import { type TokenName, tokenValue } from "./read-tokens.ts";

/** The colour of a token at an element, as computed by the browser from any notation. */
export function computedColor(token: TokenName, place: HTMLElement): Oklch {
  place.style.setProperty("color", `var(${token})`);
  const text = getComputedStyle(place).color;
  place.style.removeProperty("color");
  const parsed = parseColor(text) ?? parseColor(paintedColor(text));
  if (parsed === undefined) throw new Error(`${token} is ${text}, which is no colour`);
  return parsed;
}

/** The colour of a token as a screen shows it, such as `#0a7d4f`; `undefined` for what is no colour. */
export function getHexColor(name: TokenName): string | undefined {
  const root = document.querySelector<HTMLElement>(".sughurta") ?? document.documentElement;
  return CSS.supports("color", tokenValue(name)) ? toHex(computedColor(name, root)) : undefined;
}

/** The displayed colour of a notation such as `lab()` or `color(display-p3 …)`. */
function paintedColor(notation: string): string {
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) throw new Error("This browser has no canvas to measure colours with");
  canvas.fillStyle = notation;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red} ${green} ${blue})`;
}
