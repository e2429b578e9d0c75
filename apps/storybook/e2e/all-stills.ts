import { JOURNEYS } from "../src/journeys/journeys.ts";
import { STILL_WIDTHS, type Still, stillFile } from "../src/stills/still.ts";
import { WALL } from "../src/welcome/wall.ts";

/** Every still that a page shows, once. */
export function allStills(): Still[] {
  const inJourneys = JOURNEYS.flatMap(({ screens }) =>
    screens.flatMap(({ story }) =>
      STILL_WIDTHS.map((width): Still => ({ story, width, theme: "light" })),
    ),
  );
  const stills = [...WALL, ...inJourneys];
  return [...new Map(stills.map((still) => [stillFile(still), still])).values()];
}
