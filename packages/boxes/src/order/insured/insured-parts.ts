import type { InsuredKind } from "@sughurta/domain/box";
import { type LaterPart, laterPart } from "@sughurta/order";
import type { InsuredPart } from "./insured-part.ts";

/** Nothing is asked where the holder is insured. */
const HOLDER_PART: InsuredPart = {
  toInsured: () => ({}),
  serverFields: {},
  rows: () => [],
  place: "afterHolder",
  Fields: () => null,
};

/** What an order asks by the kind of thing that the box insures; only its own is fetched. */
export const insuredParts: Readonly<Record<InsuredKind, Pick<LaterPart<InsuredPart>, "usePart">>> =
  {
    holder: { usePart: () => HOLDER_PART },
    people: laterPart(async () => (await import("./people-part.ts")).peoplePart),
    address: laterPart(async () => (await import("./home-part.tsx")).homePart),
    car: laterPart(async () => (await import("./car-part.tsx")).carPart),
    trip: laterPart(async () => (await import("./trip-part.tsx")).tripPart),
  };
