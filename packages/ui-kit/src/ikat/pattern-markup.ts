import { generatePattern, type PatternOptions } from "@sughurta/ikat";

/** A pattern as markup for a page without React; the classes are those of `Pattern`, the id is unique in its page. */
export function patternMarkup(id: string, options: PatternOptions): string {
  const { x, y, width, height, thread, row, inks } = generatePattern(options);
  const [deep, bright, ivory] = inks;
  return `<svg class="sg-pattern sg-pattern--${options.family}" width="100%" height="${options.height}" shape-rendering="crispEdges" aria-hidden="true"><pattern id="${id}" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><g transform="scale(${thread} ${row}) translate(.5)"><path class="sg-pattern__deep" d="${deep}"/><path class="sg-pattern__bright" d="${bright}"/><path class="sg-pattern__ivory" d="${ivory}"/></g></pattern><svg x="50%" y="50%" overflow="visible"><rect x="-50%" y="-50%" width="100%" height="100%" fill="url(#${id})"/></svg></svg>`;
}
