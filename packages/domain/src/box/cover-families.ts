/** What a cover may be about: every family of cloth. */
export const COVER_FAMILIES = ["trip", "car", "home", "family", "health", "mountains"] as const;

/** What a cover is about; its pictures take their pattern and colour from it. */
export type CoverFamily = (typeof COVER_FAMILIES)[number];
