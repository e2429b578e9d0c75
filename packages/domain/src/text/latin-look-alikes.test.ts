import { expect, it } from "vitest";
import { latinCapitals } from "./latin-look-alikes.ts";

it.each([
  ["1234 аа 01", "1234 AA 01"],
  ["авсенкмортху", "ABCEHKMOPTXY"],
  ["ＡＢ１２", "AB12"],
  ["жЖ", "ЖЖ"],
])("%j becomes %j", (typed, written) => expect(latinCapitals(typed)).toBe(written));
