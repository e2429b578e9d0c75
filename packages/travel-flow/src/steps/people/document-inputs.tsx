import { addYears, formatDate, isIsoDate } from "@sughurta/domain";
import { type DocType, issueDateBounds } from "@sughurta/domain/person";
import { DateInput, RadioInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { travelTexts } from "../../texts/travel-texts.ts";

export interface DocumentInputsProps {
  /** Names of the fields in the form. */
  readonly fields: {
    readonly docType: string;
    readonly series: string;
    readonly docNumber: string;
    readonly issueDate: string;
    readonly issueInstitution: string;
  };
  readonly types: readonly DocType[];
  /** The chosen type as the control holds it. */
  readonly docType: string;
  readonly birthday: string;
  readonly today: string;
}

const KEYS = { 0: "passport", 1: "travelPassport", 2: "foreignPassport" } as const;

/** A document with its issue; which series and number are right depends on its type (S1 §3, §5). */
export function DocumentInputs({ fields, types, docType, birthday, today }: DocumentInputsProps) {
  const { t } = useTexts(travelTexts);
  const home = docType === "0";
  const { min, max } = issueDateBounds(isIsoDate(birthday) ? birthday : "0001-01-01", today);
  const key = KEYS[home ? 0 : docType === "2" ? 2 : 1];
  return (
    <>
      <RadioInput
        name={fields.docType}
        label={t("documents.type")}
        look="cards"
        options={types.map((type) => ({
          value: String(type),
          label: t(`documents.${KEYS[type]}.name`),
          hint: t(`documents.${KEYS[type]}.hint`),
        }))}
      />
      <div className="sg-document-row">
        <TextInput
          name={fields.series}
          label={t("documents.series")}
          hint={t(`documents.${key}.series`)}
          className="sg-document-row__series"
          width="short"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={15}
          optional={!home}
        />
        <TextInput
          name={fields.docNumber}
          label={t("documents.number")}
          hint={t(`documents.${key}.number`)}
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          inputMode={docType === "2" ? "text" : "numeric"}
          spellCheck={false}
          maxLength={20}
        />
      </div>
      <DateInput
        name={fields.issueDate}
        label={t("documents.issueDate")}
        hint={t("trip.dateHint", { date: formatDate(addYears(today, -3)) })}
        autoComplete="off"
        min={min}
        max={max}
        today={today}
        picker
      />
      <TextInput
        name={fields.issueInstitution}
        label={t("documents.issueInstitution")}
        hint={t("documents.issueInstitutionHint")}
        autoComplete="off"
        maxLength={160}
      />
    </>
  );
}
