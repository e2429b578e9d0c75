import { type ClothOptions, weave } from "@sughurta/ikat";

/** A pattern as markup for a page without React; the classes are those of `Cloth`, the id is unique in its page. */
export function clothMarkup(id: string, options: ClothOptions): string {
  const { x, y, width, height, thread, row, inks } = weave(options);
  const [deep, bright, ivory] = inks;
  return `<svg class="sg-cloth sg-cloth--${options.family}" width="100%" height="${options.height}" shape-rendering="crispEdges" aria-hidden="true"><pattern id="${id}" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><g transform="scale(${thread} ${row}) translate(.5)"><path class="sg-cloth__deep" d="${deep}"/><path class="sg-cloth__bright" d="${bright}"/><path class="sg-cloth__ivory" d="${ivory}"/></g></pattern><svg x="50%" y="50%" overflow="visible"><rect x="-50%" y="-50%" width="100%" height="100%" fill="url(#${id})"/></svg></svg>`;
}
