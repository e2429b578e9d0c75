/** Subjects of a cover: every pattern family. */
export const COVER_FAMILIES = ["trip", "car", "home", "family", "health", "mountains"] as const;

/** Subject of a cover; determines pattern and colour of its pictures. */
export type CoverFamily = (typeof COVER_FAMILIES)[number];
