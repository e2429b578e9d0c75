import { isIsoDate } from "@sughurta/domain";
import { licenceIssueBounds } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { DateInput } from "../../fields/date-input.tsx";
import { useFormContext } from "../../form/form-context.ts";
import { NumberInputs } from "../document/number-inputs.tsx";
import { textAt } from "../field-names.ts";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";
import type { LicenceFields } from "./licence-rules.ts";

export interface LicenceInputsProps {
  readonly fields: LicenceFields;
  /** Field of the driver's birth date, from which the days of issue follow. */
  readonly birthDate: string;
  readonly today: string;
}

/** Nobody who drives was born earlier. */
const UNKNOWN_BIRTH_DATE = "0001-01-01";

/** A driver's licence: series, number, date of issue (S2 §3). */
export function LicenceInputs({ fields, birthDate, today }: LicenceInputsProps) {
  const { t } = useTexts(peopleTexts);
  const { form } = useFormContext();
  const born = textAt(form.values, birthDate);
  const { min } = licenceIssueBounds(isIsoDate(born) ? born : UNKNOWN_BIRTH_DATE, today);
  return (
    <PersonErrors>
      <NumberInputs
        fields={fields}
        series={{ label: t("licence.series"), hint: t("document.motor.series"), optional: true }}
        number={{ label: t("licence.number"), hint: t("document.motor.number") }}
      />
      <DateInput
        name={fields.issueDate}
        label={t("licence.issueDate")}
        autoComplete="off"
        min={min}
        // Who has driven for less than a year is told so: the date itself is a date.
        max={today}
        today={today}
        picker
      />
    </PersonErrors>
  );
}
