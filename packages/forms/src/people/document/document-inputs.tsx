import { addYears, formatDate, isIsoDate } from "@sughurta/domain";
import { type DocType, issueDateBounds, toDocType, validToBounds } from "@sughurta/domain/person";
import { type Translate, useTexts } from "@sughurta/i18n";
import { RadioInput } from "#src/fields/choice-inputs.tsx";
import { DateInput } from "#src/fields/date-input.tsx";
import { FoldedFields } from "#src/fields/folded-fields.tsx";
import { TextInput } from "#src/fields/text-input.tsx";
import { useFormContext } from "#src/form/zod-form.ts";
import { textAt } from "../field-names.ts";
import { PersonErrors } from "../person-errors.tsx";
import { type PeopleTexts, peopleTexts } from "../texts/people-texts.ts";
import { DOCUMENT_WORDS, type DocumentFields } from "./document-fields.ts";

export interface DocumentInputsProps {
  /** Names of the values in the form. */
  readonly fields: DocumentFields;
  /** Types to choose from; without them any identity document is accepted. */
  readonly types?: readonly DocType[] | undefined;
  /** Field of the birth date, from which the days of issue follow. */
  readonly birthDate?: string | undefined;
  /** Youngest age at which it is issued, in years. */
  readonly fromAge?: number | undefined;
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
}

/** Earliest issue date. */
const UNKNOWN_BIRTH_DATE = "0001-01-01";

/**
 * An identity document; the formats of series and number depend on its type, where there is a type field (S0 §3, S1
 * §3).
 */
export function DocumentInputs({ fields, types, birthDate, fromAge, today }: DocumentInputsProps) {
  const { t } = useTexts(peopleTexts);
  const { form } = useFormContext();
  const born = textAt(form.values, birthDate);
  const issued = textAt(form.values, fields.issueDate);
  const typed = fields.docType !== undefined;
  const docType = parseDocType(textAt(form.values, fields.docType));
  const series = typed ? seriesWords(docType, t) : anySeriesWords(t);
  const foldsSeries = series.optional;
  const folded = [foldsSeries ? fields.series : undefined, fields.validTo].filter(
    (name) => name !== undefined,
  );
  const example = (years: number) =>
    t("document.dateHint", { date: formatDate(addYears(today, years)) });
  return (
    <PersonErrors>
      {fields.docType !== undefined && types ? (
        <DocumentTypeInput name={fields.docType} types={types} />
      ) : null}
      <div className="sg-document-row">
        {foldsSeries ? null : <SeriesInput {...series} name={fields.series} />}
        <NumberInput
          {...(typed ? numberWords(docType, t) : anyNumberWords(t))}
          name={fields.docNumber}
        />
        {fields.issueDate === undefined ? null : (
          <DateInput
            name={fields.issueDate}
            label={t("document.issueDate")}
            requiredText={t("required.issueDate")}
            hint={typed ? example(-3) : undefined}
            autoComplete="off"
            {...issueDateBounds(isIsoDate(born) ? born : UNKNOWN_BIRTH_DATE, today, fromAge)}
            today={today}
            picker
          />
        )}
      </div>
      {fields.issueInstitution === undefined ? null : (
        <TextInput
          name={fields.issueInstitution}
          label={t("document.issueInstitution")}
          requiredText={t("required.issueInstitution")}
          hint={typed ? t("document.issueInstitutionHint") : undefined}
          autoComplete="off"
        />
      )}
      {folded.length === 0 ? null : (
        <FoldedFields label={t(addWords(foldsSeries, fields.validTo))} names={folded}>
          {foldsSeries ? <SeriesInput {...series} name={fields.series} /> : null}
          {fields.validTo === undefined ? null : (
            <ValidToInput
              name={fields.validTo}
              today={today}
              issued={isIsoDate(issued) ? issued : undefined}
              optional
            />
          )}
        </FoldedFields>
      )}
    </PersonErrors>
  );
}

function DocumentTypeInput({
  name,
  types,
}: {
  readonly name: string;
  readonly types: readonly DocType[];
}) {
  const { t } = useTexts(peopleTexts);
  return (
    <RadioInput
      name={name}
      label={t("document.type")}
      requiredText={t("required.documentType")}
      options={types.map((type) => ({
        value: String(type),
        label: t(`document.${DOCUMENT_WORDS[type]}.name`),
      }))}
    />
  );
}

/** Chosen type of a document; a travel passport by default. */
const parseDocType = (chosen: string): DocType => toDocType(chosen) ?? 1;

const seriesWords = (docType: DocType, t: Translate<PeopleTexts>) => ({
  label: t("document.series"),
  requiredText: t("required.series"),
  hint: t(`document.${DOCUMENT_WORDS[docType]}.series`),
  optional: docType !== 0,
});

const numberWords = (docType: DocType, t: Translate<PeopleTexts>) => ({
  label: t("document.number"),
  requiredText: t("required.number"),
  hint: t(`document.${DOCUMENT_WORDS[docType]}.number`),
  digits: docType !== 2,
});

/** Of any identity document. */
const anySeriesWords = (t: Translate<PeopleTexts>) => ({
  label: t("document.any.series"),
  optional: true,
});

const anyNumberWords = (t: Translate<PeopleTexts>) => ({
  label: t("document.any.number"),
  requiredText: t("required.number"),
  hint: t("document.any.hint"),
});

function addWords(series: boolean, validTo: string | undefined) {
  if (validTo === undefined) return "document.addSeries";
  return series ? "document.addSeriesAndValidTo" : "document.addValidTo";
}

/** Words of a field, and whether it may stay empty. */
interface Words {
  readonly label: string;
  readonly hint?: string;
  readonly requiredText?: string;
  readonly optional?: boolean;
}

/** Series of a document. */
export function SeriesInput({ name, ...words }: Words & { readonly name: string }) {
  return (
    <TextInput
      {...words}
      name={name}
      className="sg-document-row__series"
      width="short"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

export interface NumberInputProps extends Words {
  readonly name: string;
  readonly digits?: boolean;
}

/** Number of a document. */
export function NumberInput({ digits = false, ...words }: NumberInputProps) {
  return (
    <TextInput
      {...words}
      width="medium"
      autoComplete="off"
      autoCapitalize="characters"
      inputMode={digits ? "numeric" : "text"}
      spellCheck={false}
    />
  );
}

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
