export { BAND } from "./band.ts";
export { CLOTH_INKS, type ClothInks } from "./cloth-inks.ts";
export { RIDGES_FRAME, ridgeLines } from "./ridge-lines.ts";
export { type ClothOptions, type PatternFamily, weave } from "./weave.ts";
export type { Woven } from "./woven.ts";
