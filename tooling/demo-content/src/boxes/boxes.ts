import type { BoxSeed } from "@sughurta/insurer-api/seed";
import { familyBoxes } from "./family.ts";
import { healthBoxes } from "./health.ts";
import { homeBoxes } from "./home.ts";
import { motorBoxes } from "./motor.ts";
import { sportBoxes } from "./sport.ts";
import { boxTerms } from "./terms.ts";
import { travelBoxes } from "./travel.ts";

/** Every boxed product of the catalogue. */
export const boxes: BoxSeed[] = [
  ...travelBoxes,
  ...motorBoxes,
  ...healthBoxes,
  ...homeBoxes,
  ...familyBoxes,
  ...sportBoxes,
].map((box) => {
  const terms = boxTerms[box.productCode];
  return terms ? { ...box, terms } : box;
});
