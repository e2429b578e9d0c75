import { isoDateFrom } from "@sughurta/domain";

/** Converts a timestamp to the ISO date in the time zone of the device; the first ten characters are the date in UTC. */
export function readLocalDate(timestamp: string): string {
  const moment = new Date(timestamp);
  return isoDateFrom(moment.getFullYear(), moment.getMonth() + 1, moment.getDate()) ?? "";
}
