export { BAND } from "./band.ts";
export { generatePattern, type PatternFamily, type PatternOptions } from "./generate-pattern.ts";
export type { PatternPaths } from "./motifs.ts";
export { PATTERN_PALETTES, type PatternPalette } from "./pattern-palette.ts";
export { RIDGES_FRAME, ridgeLines } from "./ridge-lines.ts";
