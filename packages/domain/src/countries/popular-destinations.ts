/**
 * Where people from Tajikistan travel most: work and study, neighbours, pilgrimage, holidays and direct flights. An
 * editorial order, no statistics: it decides only which of several countries that a text begins is shown first.
 */
export const POPULAR_DESTINATIONS: readonly string[] =
  "RU TR AE UZ KZ KG CN IR SA IN DE US GB KR GE EG TH TM".split(" ");
