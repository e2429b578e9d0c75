import { isIsoDate } from "@sughurta/domain";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";

/** A staff command about prices; its id is that of the form. */
export interface PriceCommand {
  readonly decisionId: string;
  readonly by: string;
}

/** Refuses a day before the insurer's today, whose prices were already used. Throws 422. */
export function refusePastDay(service: Pick<Platform, "config" | "now">, day: string): void {
  if (!isIsoDate(day) || day < getToday(service)) throw new FailureError(422, "dayPassed");
}
