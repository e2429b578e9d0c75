import { TARIFF_LINES, type TariffLine } from "#src/platform/database/schema/tariff.ts";
import { cascoTariff } from "#src/products/motor/price/casco-tariff.ts";
import { liabilityTariff } from "#src/products/motor/price/liability-tariff.ts";
import { travelTariff } from "#src/products/travel/travel-tariff.ts";

/** The tariffs of every line. */
export const tariffKinds = {
  travel: travelTariff,
  liability: liabilityTariff,
  casco: cascoTariff,
} as const satisfies Record<TariffLine, unknown>;

/** Whether a text is a line that has tariffs. */
export const isTariffLine = (text: string): text is TariffLine =>
  TARIFF_LINES.some((line) => line === text);
