import { addYears, formatDate } from "@sughurta/domain";
import { validToBounds } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { DateInput } from "#src/fields/date-input.tsx";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

/** The last day of the calendar that a form can represent. */
const LAST_DAY = "9999-12-31";
/** Maximum age of an expired document, in years. */
const ENDED_MAX_YEARS = 100;
/** Distance of the example of a last day from today, in years. */
const EXAMPLE_YEARS = 5;

/**
 * Days accepted for the last day of a document: one that has expired, or is valid too long, gets an error of its own
 * (S2 §5). `issued` is the earliest day of one that may have expired.
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
  /** Optional, and labelled as such. */
  readonly optional?: boolean | undefined;
}

/** The last day of a document, with separate messages for one that has expired or is valid too long (S2 §5). */
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
