import { isDateWithin, isIsoDate } from "@sughurta/domain";
import type { KeptPolicy } from "../policy-check/kept-policy.ts";

/** What is told of a policy's period before the story is written; the claim may be made all the same. */
export type PeriodNotice =
  /** It has ended, and the day of the event is not known yet. */
  | "ended"
  /** It has not begun, and the day of the event is not known yet. */
  | "notBegun"
  /** The event was on a day that the policy does not cover. */
  | "otherDay";

/** Tells whether a policy was in force on the day of the event, by the dates that the server gave. */
export function periodNotice(
  { status, startDate, endDate }: Pick<KeptPolicy, "status" | "startDate" | "endDate">,
  eventDate: string,
): PeriodNotice | undefined {
  if (isIsoDate(eventDate)) {
    return isDateWithin(eventDate, { min: startDate, max: endDate }) ? undefined : "otherDay";
  }
  if (status === "COMPLETED") return "ended";
  return status === "INACTIVE" ? "notBegun" : undefined;
}
