import { boxDraft } from "@sughurta/contracts/draft-names";
import { lazyModule } from "@sughurta/lazy-module";
import type { QuoteSharing } from "@sughurta/order/quote-link";
import type { BoxOrderValues } from "../model/box-order-values.ts";

/**
 * Fields of a box order that a shared link may contain: the days of a trip, the model of a car, the number of people.
 */
export interface SharedBox {
  readonly trip: BoxOrderValues["insuredTrip"];
  readonly car: Omit<BoxOrderValues["insuredCar"], "plate">;
  readonly people: number;
}

function toSharedBox({ insuredTrip, insuredCar, insuredPeople }: BoxOrderValues): SharedBox {
  const { make, model, year } = insuredCar;
  return { trip: insuredTrip, car: { make, model, year }, people: insuredPeople.length };
}

const reader = lazyModule(async () => (await import("./read-shared-box.ts")).readSharedBox);

/** The order of a box as a link to its quote has it. */
export function boxQuoteSharing(slug: string): QuoteSharing<BoxOrderValues> {
  return { kind: boxDraft(slug), of: toSharedBox, reader };
}
