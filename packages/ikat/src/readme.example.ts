import { CLOTH_INKS, weave } from "@sughurta/ikat";

const cloth = weave({ family: "trip", seed: "4744534263", width: 360, height: 120 });
const { ground, ...inks } = CLOTH_INKS.trip;

export const example = {
  ground,
  strokes: Object.values(inks).map((color, ink) => ({ color, path: cloth.inks[ink] })),
};
