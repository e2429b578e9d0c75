import type { PatternPaths } from "./pattern-paths.ts";

/** Lozenges in a band eight pixels high; it is on most pages, so its generated result is stored. */
export const BAND: PatternPaths = {
  x: -39,
  y: -4,
  width: 78,
  height: 8,
  thread: 2,
  row: 1,
  inks: [
    "M1 3v2M2 3v2M3 3v1M3 6v1M4 1v2M4 5v2M5 0v2M5 6v2M6 0v1M6 7v1M7 1v2M7 7v1M8 1v2M8 5v2M9 2v1M9 5v1M10 3v2M11 3v2M14 3v2M15 3v2M16 2v1M16 5v1M17 0v2M17 4v2M18 0v2M18 6v2M19 0v1M19 7v1M20 0v2M20 6v2M21 1v2M21 5v2M22 2v1M22 5v1M23 3v2M24 3v2M27 3v2M28 3v2M29 2v1M29 5v1M30 1v2M30 5v2M31 0v2M31 6v2M32 0v1M32 7v1M33 0v2M33 6v2M34 1v2M34 5v2M35 3v1M35 6v1M36 3v2M37 2v2",
    "M3 4v2M4 3v2M5 2v1M5 5v1M6 1v2M6 5v2M7 3v1M7 6v1M8 3v2M9 3v2M16 3v2M17 2v2M18 2v1M18 5v1M19 1v2M19 5v2M20 2v1M20 5v1M21 3v2M22 3v2M29 3v2M30 3v2M31 2v1M31 5v1M32 1v2M32 5v2M33 2v1M33 5v1M34 3v2M35 4v2",
    "M0 3v2M5 3v2M6 3v2M7 4v2M12 3v2M13 3v2M18 3v2M19 3v2M20 3v2M25 3v2M26 3v2M31 3v2M32 3v2M33 3v2M38 3v2",
  ],
};
