import { isoDateFrom } from "@sughurta/domain";

/** The ISO date of a timestamp in the time zone of the device: cut from the timestamp, it would be that of London. */
export function readLocalDate(timestamp: string): string {
  const moment = new Date(timestamp);
  return isoDateFrom(moment.getFullYear(), moment.getMonth() + 1, moment.getDate()) ?? "";
}
