import { formatDate } from "../dates/display-date.ts";
import { carTitle } from "../motor/car-name.ts";
import { formatPlate } from "../motor/plate.ts";
import type { BoxInsured } from "./insured.ts";

/** An insured thing in a line that is the same in every language. */
export interface InsuredThing {
  readonly kind: "address" | "car" | "trip";
  readonly text: string;
}

/** The public part of a thing: of an address only its town. SPEC-8. */
export function maskInsuredThing({ kind, text }: InsuredThing): InsuredThing {
  if (kind !== "address") return { kind, text };
  const [town, ...rest] = text.split(",");
  return { kind, text: rest.length > 0 ? `${town}, ***` : "***" };
}

/** The thing that a box insures, in a line; `undefined` where it insures people. */
export function insuredThing({
  insuredAddress,
  insuredCar,
  insuredTrip,
}: BoxInsured): InsuredThing | undefined {
  if (insuredAddress !== undefined) return { kind: "address", text: insuredAddress };
  if (insuredCar) {
    const { make, model, year, plate } = insuredCar;
    return { kind: "car", text: `${carTitle(make, model)}, ${year}, ${formatPlate(plate)}` };
  }
  if (!insuredTrip) return undefined;
  const { beginDate, endDate } = insuredTrip;
  return { kind: "trip", text: `${formatDate(beginDate)} – ${formatDate(endDate)}` };
}
