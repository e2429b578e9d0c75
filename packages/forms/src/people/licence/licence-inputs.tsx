import { isIsoDate } from "@sughurta/domain";
import { birthDateBounds, DRIVER_AGE, licenceIssueBounds } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { DateInput } from "#src/fields/date-input.tsx";
import { FoldedFields } from "#src/fields/folded-fields.tsx";
import { useFormContext } from "#src/form/zod-form.ts";
import { NumberInput, SeriesInput } from "../document/document-inputs.tsx";
import { textAt } from "../field-names.ts";
import { PersonErrors } from "../person-errors.tsx";
import type { LicenceFields } from "../person-rules.ts";
import { peopleTexts } from "../texts/people-texts.ts";

export interface LicenceInputsProps {
  /** Names of the values in the form. */
  readonly fields: LicenceFields;
  /** Field of the driver's birth date, from which the days of issue follow. */
  readonly birthDate: string;
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
}

/** A driver's licence: number, date of issue, the series of those that have one (S2 §3). */
export function LicenceInputs({ fields, birthDate, today }: LicenceInputsProps) {
  const { t } = useTexts(peopleTexts);
  const { form } = useFormContext();
  const born = textAt(form.values, birthDate);
  const oldest = birthDateBounds(DRIVER_AGE, today).min;
  const stated = licenceIssueBounds(isIsoDate(born) ? born : oldest, today);
  return (
    <PersonErrors>
      <div className="sg-document-row">
        <NumberInput
          name={fields.docNumber}
          label={t("licence.number")}
          hint={t("document.motor.number")}
          requiredText={t("required.licenceNumber")}
        />
        <DateInput
          name={fields.issueDate}
          label={t("licence.issueDate")}
          requiredText={t("required.licenceIssueDate")}
          autoComplete="off"
          // A licence held for less than a year, or issued too early, has an error of its own: the date itself is valid.
          min={oldest}
          max={today}
          stated={stated}
          today={today}
          picker
        />
      </div>
      <FoldedFields label={t("licence.addSeries")} names={[fields.series]}>
        <SeriesInput
          name={fields.series}
          label={t("licence.series")}
          hint={t("document.motor.series")}
          optional
        />
      </FoldedFields>
    </PersonErrors>
  );
}
