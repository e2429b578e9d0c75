/**
 * Most popular destinations of people from Tajikistan: work and study, neighbours, pilgrimage, holidays and direct
 * flights. An editorial order, no statistics: it determines only which of several matches of a prefix is shown first.
 */
export const POPULAR_DESTINATIONS: readonly string[] =
  "RU TR AE UZ KZ KG CN IR SA IN DE US GB KR GE EG TH TM".split(" ");
