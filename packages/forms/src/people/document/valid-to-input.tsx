import { addYears, formatDate } from "@sughurta/domain";
import { validToBounds } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { DateInput } from "#src/fields/date-input.tsx";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

/** The last day of the calendar that a form can hold. */
const LAST_DAY = "9999-12-31";
/** No document that is still shown ended earlier, in years. */
const ENDED_MAX_YEARS = 100;
/** How far the example of a last day is from today, in years. */
const EXAMPLE_YEARS = 5;

/**
 * Days that the last day of a document may be typed as: one that has expired, or lasts too long, gets an
 * error that says so (S2 §5). `issued` is the day from which one that may have expired counts.
 */
function validToDates(today: string, issued: string | undefined) {
  const stated = validToBounds(today);
  return {
    min: issued ?? addYears(today, -ENDED_MAX_YEARS),
    max: LAST_DAY,
    stated: issued === undefined ? stated : { min: issued, max: stated.max },
  };
}

export interface ValidToInputProps {
  /** Name of the value in the form. */
  readonly name: string;
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** The day from which a document that may have expired counts, ISO. */
  readonly issued?: string | undefined;
  /** It may stay empty, and its label says so. */
  readonly optional?: boolean | undefined;
}

/** The last day of a document, with its own words for one that has expired or lasts too long (S2 §5). */
export function ValidToInput({ name, today, issued, optional = false }: ValidToInputProps) {
  const { t } = useTexts(peopleTexts);
  return (
    <PersonErrors>
      <DateInput
        name={name}
        label={t("document.validTo")}
        hint={t("document.dateHint", { date: formatDate(addYears(today, EXAMPLE_YEARS)) })}
        requiredText={t("required.validTo")}
        autoComplete="off"
        {...validToDates(today, issued)}
        today={today}
        optional={optional}
      />
    </PersonErrors>
  );
}
