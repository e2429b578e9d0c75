import type { InsuredKind } from "@sughurta/domain/box";
import { type LazyModule, lazyModule } from "@sughurta/lazy-module";
import type { InsuredPart } from "#src/model/insured-part.ts";

/** No fields where the holder is insured. */
const HOLDER_PART: InsuredPart = {
  toInsured: () => ({}),
  serverFields: {},
  rows: () => [],
  place: "afterHolder",
  Fields: () => null,
};

/** Form parts by the kind of insured people or things; only the box's own is fetched. */
export const insuredParts: Readonly<Record<InsuredKind, Pick<LazyModule<InsuredPart>, "use">>> = {
  holder: { use: () => HOLDER_PART },
  people: lazyModule(async () => (await import("./people-part.tsx")).peoplePart),
  address: lazyModule(async () => (await import("./home-part.tsx")).homePart),
  car: lazyModule(async () => (await import("./car-part.tsx")).carPart),
  trip: lazyModule(async () => (await import("./trip-part.tsx")).tripPart),
};
