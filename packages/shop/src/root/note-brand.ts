/** Notes of this page: each is printed once. */
const printed = new Set<string>();

/** Prints a note where the main button inside `root` has not exactly the colour of the brand. */
export function noteBrand(root: Element, brand: string): void {
  const note = getNote(root, brand);
  if (note === undefined || printed.has(note)) return;
  printed.add(note);
  console.warn(`@sughurta/shop: ${note}`);
}

function getNote(root: Element, brand: string): string | undefined {
  // Without our stylesheet there is no button yet, and some browsers have no conversion of colours.
  const hasStyles = getComputedStyle(root).getPropertyValue("--sg-color-button") !== "";
  if (!hasStyles || !CSS.supports("color", "oklch(from red l c h)")) return undefined;
  if (!CSS.supports("color", brand)) return `the brand "${brand}" is no colour.`;
  const button = shadeIn(root, "var(--sg-color-button)");
  if (button.lightness === shadeIn(root, brand).lightness) return undefined;
  return `the brand ${brand} does not stand out in this theme: the main button has the nearest colour that does, ${button.color}.`;
}

/** A colour as the browser calculates it inside an element; its lightness has two digits. */
function shadeIn(root: Element, color: string) {
  const probe = document.createElement("i");
  probe.style.color = `oklch(from ${color} l c h)`;
  root.append(probe);
  const { color: calculated } = getComputedStyle(probe);
  probe.remove();
  return { color: calculated, lightness: /^oklch\((0?\.?\d{0,2})/.exec(calculated)?.[1] };
}
