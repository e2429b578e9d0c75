import { DAY_MS } from "@sughurta/domain";

const DUSHANBE_OFFSET_MS = 5 * 60 * 60_000;

/** The insurer's day so many days from today, ISO. */
export const isoDay = (daysFromToday: number) =>
  new Date(Date.now() + DUSHANBE_OFFSET_MS + daysFromToday * DAY_MS).toISOString().slice(0, 10);
