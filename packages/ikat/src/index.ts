export { BAND } from "./band.ts";
export { generatePattern, type PatternFamily, type PatternOptions } from "./generate-pattern.ts";
export { PATTERN_PALETTES, type PatternPalette } from "./pattern-palette.ts";
export type { PatternPaths } from "./pattern-paths.ts";
export { RIDGES_FRAME, ridgeLines } from "./ridge-lines.ts";
