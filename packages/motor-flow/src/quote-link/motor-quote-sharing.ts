import { motorDraft } from "@sughurta/contracts/draft-names";
import type { MotorProduct } from "@sughurta/domain/motor";
import { lazyModule } from "@sughurta/lazy-module";
import type { QuoteSharing } from "@sughurta/order/quote-link";
import type { MotorOrderValues } from "../model/order-values.ts";
import { toSharedCover } from "../model/quick-answers.ts";

const reader = (product: MotorProduct) =>
  lazyModule(async () => {
    const { readSharedCover } = await import("./read-shared-cover.ts");
    return (choices: object, today: string) => readSharedCover(product, choices, today);
  });

const createSharing = (product: MotorProduct): QuoteSharing<MotorOrderValues> => ({
  kind: motorDraft(product),
  of: toSharedCover,
  reader: reader(product),
});

/** Motor orders' links to their quotes. */
export const motorQuoteSharing: Readonly<Record<MotorProduct, QuoteSharing<MotorOrderValues>>> = {
  MTPL: createSharing("MTPL"),
  ECI: createSharing("ECI"),
  SCI: createSharing("SCI"),
};
