import type { Language } from "@sughurta/domain";
import { preloadTexts } from "@sughurta/i18n";
import { MOTOR_QUOTE, MOTOR_QUOTE_TEXTS } from "../parts/motor/motor-quick-quote.tsx";
import { TRAVEL_QUOTE, TRAVEL_QUOTE_TEXTS } from "../parts/travel/travel-quick-quote.tsx";

/**
 * Loads the quick quotes and their texts, so that `renderToString` renders their fields: a streaming server waits by
 * itself.
 */
export async function preloadShop(language: Language = "ru"): Promise<void> {
  await Promise.all([
    TRAVEL_QUOTE.load(),
    MOTOR_QUOTE.load(),
    preloadTexts(language, [...TRAVEL_QUOTE_TEXTS, ...MOTOR_QUOTE_TEXTS]),
  ]);
}
