import { addYears } from "@sughurta/domain";
import { validToBounds } from "@sughurta/domain/person";

/** The last day of the calendar that a form can hold. */
const LAST_DAY = "9999-12-31";
/** No document that is still shown ended earlier, in years. */
const ENDED_MAX_YEARS = 100;

/**
 * Days that the last day of a document may be typed as: one that has expired, or lasts too long, gets an
 * error that says so (S2 §5). `issued` is the day from which one that may have expired counts.
 */
export function validToDates(today: string, issued?: string | undefined) {
  const stated = validToBounds(today);
  return {
    min: issued ?? addYears(today, -ENDED_MAX_YEARS),
    max: LAST_DAY,
    stated: issued === undefined ? stated : { min: issued, max: stated.max },
  };
}
