import { addDays, isDateWithin, isIsoDate } from "@sughurta/domain";
import type { StoredPolicy } from "../policy-check/stored-policy.ts";

/** Notice about a policy's period before the description is written; the claim is allowed all the same. */
export type PeriodNotice =
  /** It has ended, and the day of the event is not known yet. */
  | "ended"
  /** Its cover is suspended because an instalment is not paid. */
  | "suspended"
  /** The event was on a day without cover. */
  | "otherDay";

const dayBefore = (date: string | undefined) =>
  date === undefined ? undefined : addDays(date, -1);

/** Whether a policy was in force on the day of the event, by the server's dates. */
export function periodNotice(
  {
    status,
    startDate,
    endDate,
    suspendedOn,
  }: Pick<StoredPolicy, "status" | "startDate" | "endDate" | "suspendedOn">,
  eventDate: string,
): PeriodNotice | undefined {
  if (isIsoDate(eventDate)) {
    if (!isDateWithin(eventDate, { min: startDate, max: endDate })) return "otherDay";
    return isDateWithin(eventDate, { max: dayBefore(suspendedOn) }) ? undefined : "suspended";
  }
  if (suspendedOn !== undefined) return "suspended";
  return status === "COMPLETED" ? "ended" : undefined;
}
