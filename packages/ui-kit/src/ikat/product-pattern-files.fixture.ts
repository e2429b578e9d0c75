import { generatePattern, type PatternFamily } from "@sughurta/ikat";
import type { ProductPatternSize } from "./product-pattern.tsx";

const FAMILIES: readonly PatternFamily[] = ["trip", "car", "home", "family", "health", "mountains"];

/** Size at which one motif of a size fits, in pixels; the width is enough for the pattern to repeat. */
const SIZES: Readonly<Record<ProductPatternSize, { width: number; height: number }>> = {
  large: { width: 720, height: 180 },
  small: { width: 384, height: 56 },
};

/** Repetitions of a patch in one frame: an element up to this height shows one ink only. */
const REPETITIONS = 3;

/** A file of one family and size, and the geometry that its styles repeat. */
export interface ProductPatternFile {
  readonly name: string;
  readonly size: ProductPatternSize;
  readonly svg: string;
  /** Width of the patch and height of one frame, in pixels. */
  readonly width: number;
  readonly frame: number;
}

/**
 * Every product pattern as a mask: three frames one below another, of the deep, the bright and the ivory ink. Styles
 * give the colours, so that one file fits both themes and every brand.
 */
export function productPatternFiles(): readonly ProductPatternFile[] {
  return FAMILIES.flatMap((family) =>
    (["large", "small"] as const).map((size) => getFile(family, size)),
  );
}

function getFile(family: PatternFamily, size: ProductPatternSize): ProductPatternFile {
  const { width, height, thread, row, inks } = generatePattern({ family, ...SIZES[size] });
  const frame = REPETITIONS * height;
  const paths = inks.map((path, index) => {
    const down = index === 0 ? "" : ` transform="translate(0 ${(index * frame) / row})"`;
    return `<path d="${path}"${down}/>`;
  });
  const repeats = Array.from(
    { length: REPETITIONS - 1 },
    (_, index) => `<use href="#a" y="${(index + 1) * height}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${inks.length * frame}" shape-rendering="crispEdges"><g id="a"><g stroke="#000" transform="scale(${thread} ${row}) translate(.5)">${paths.join("")}</g></g>${repeats.join("")}</svg>\n`;
  return { name: `${family}-${size}.svg`, size, svg, width, frame };
}
