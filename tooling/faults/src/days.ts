const DAY_MS = 86_400_000;

/** A day so many days from now. */
export const isoDay = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * DAY_MS).toISOString().slice(0, 10);
