import { formatDate } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";

/** A day and a time in the insurer's zone: `29.11.2026 14:05`. */
export function momentText(moment: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(moment);
  return `${formatDate(dateIn(timeZone, moment))} ${time}`;
}
