import { isDeepStrictEqual } from "node:util";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import * as z from "zod/mini";
import { TARIFF_LINES, type TariffLine } from "#src/platform/database/schema/prices.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { cascoTariff } from "#src/products/motor/price/casco-tariff.ts";
import { liabilityTariff } from "#src/products/motor/price/liability-tariff.ts";
import { loadTariff } from "#src/products/tariff/tariffs.ts";
import { loadRates, RATE_BOUNDS, rateOn } from "#src/products/travel/exchange-rate.ts";
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

const rate = z.optional(z.number().check(z.gte(RATE_BOUNDS.min), z.lte(RATE_BOUNDS.max)));

/**
 * Tariffs of the lines on sale, and exchange rates in TJS: the prices of an archive or a seed, in addition to content.
 */
const priceArchive = z.strictObject({
  version: z.literal(1),
  rates: z.strictObject({ USD: rate, EUR: rate }),
  tariffs: z.strictObject({
    travel: z.optional(tariffKinds.travel.schema),
    liability: z.optional(tariffKinds.liability.schema),
    casco: z.optional(tariffKinds.casco.schema),
  }),
});
export type PriceArchive = z.infer<typeof priceArchive>;

/** Invalid prices; its message has a line with the path of each fault. */
export class PriceArchiveError extends Error {
  readonly code = "priceArchive";

  constructor(faults: readonly string[]) {
    super(["The prices cannot be taken:", ...faults.map((fault) => `- ${fault}`)].join("\n"));
  }
}

/** zod/mini reports "Invalid input" for everything unless a locale is set. */
const IN_WORDS = { error: z.locales.en().localeError };

/** Validates prices completely. Throws a {@link PriceArchiveError} that names the path of every fault. */
export function parsePriceArchive(json: unknown): PriceArchive {
  const { success, data, error } = priceArchive.safeParse(json, IN_WORDS);
  if (success) return data;
  throw new PriceArchiveError(
    error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  );
}

/** The tariffs and rates valid on an ISO day, in the format of {@link loadPrices}. */
export async function exportPrices(db: Database, day: string): Promise<PriceArchive> {
  const rates = await Promise.all(
    TRAVEL_CURRENCIES.map(async (currency) => {
      const known = await rateOn(db, currency, day);
      return known ? [[currency, known.tjs]] : [];
    }),
  );
  const tariffs = await Promise.all(
    TARIFF_LINES.map(async (line) => {
      const holding = await tariffKinds[line].on(db, day);
      return holding ? [[line, holding.figures]] : [];
    }),
  );
  return {
    version: 1,
    rates: Object.fromEntries(rates.flat()),
    tariffs: Object.fromEntries(tariffs.flat()),
  };
}

/** Adds the tariffs and rates of an archive from an ISO day on, unless the same ones are already valid. */
export async function loadPrices(
  service: Pick<Platform, "now">,
  tx: Database,
  { rates, tariffs }: PriceArchive,
  validFrom: string,
): Promise<void> {
  await loadRates(service, tx, rates, validFrom);
  for (const line of TARIFF_LINES) {
    const figures = tariffs[line];
    if (figures === undefined) continue;
    const holding = await tariffKinds[line].on(tx, validFrom);
    if (isDeepStrictEqual(holding?.figures, figures)) continue;
    await loadTariff(service, tx, { line, figures, validFrom });
  }
}
