import { motorDraft } from "@sughurta/contracts/draft-names";
import type { MotorProduct } from "@sughurta/domain/motor";
import { lazyModule } from "@sughurta/lazy-module";
import type { QuoteSharing } from "@sughurta/order/quote-link";
import type { MotorOrderValues } from "../model/order-values.ts";
import { sharedCoverOf } from "../model/quick-answers.ts";

const reader = (product: MotorProduct) =>
  lazyModule(async () => {
    const { readSharedCover } = await import("./read-shared-cover.ts");
    return (choices: object, today: string) => readSharedCover(product, choices, today);
  });

const sharingOf = (product: MotorProduct): QuoteSharing<MotorOrderValues> => ({
  kind: motorDraft(product),
  of: sharedCoverOf,
  reader: reader(product),
});

/** Motor orders' links to their quotes. */
export const motorQuoteSharing: Readonly<Record<MotorProduct, QuoteSharing<MotorOrderValues>>> = {
  MTPL: sharingOf("MTPL"),
  ECI: sharingOf("ECI"),
  SCI: sharingOf("SCI"),
};
