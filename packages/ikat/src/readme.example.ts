import { generatePattern, PATTERN_PALETTES } from "@sughurta/ikat";

const pattern = generatePattern({ family: "trip", seed: "4744534263", width: 360, height: 120 });
const { ground, ...inks } = PATTERN_PALETTES.trip;

export const example = {
  ground,
  strokes: Object.values(inks).map((color, ink) => ({ color, path: pattern.inks[ink] })),
};
