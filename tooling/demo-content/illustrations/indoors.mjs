import { C, rect } from "./palette.mjs";

/** A table or floor across the lower part of a card. */
export const desk = (fill) =>
  rect(0, 470, 800, 130, fill) + rect(0, 470, 800, 10, C.ink, 0, ' opacity=".1"');
