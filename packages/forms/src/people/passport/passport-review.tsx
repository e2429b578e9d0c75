import { formatDate, isIsoDate } from "@sughurta/domain";
import type { PassportField, PassportLines, PassportReading } from "@sughurta/domain/person";
import { DOC_TYPES } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Checkbox, Disclosure, Stack, TextField } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import { DOCUMENT_WORDS } from "../document/document-fields.ts";
import { peopleTexts } from "../texts/people-texts.ts";
import { passportTexts } from "./passport-texts.ts";
import { contradictsTyped, type PassportFormFields } from "./passport-to-fields.ts";
import { useFieldWords } from "./use-field-words.ts";

export interface PassportReviewProps {
  readonly reading: PassportReading;
  readonly fields: PassportFormFields;
  readonly values: object;
  readonly onCheckLines: (lines: PassportLines) => void;
  readonly onFill: (replace: boolean) => void;
  readonly onAgain: () => void;
}

/** What was read, to be compared with the passport before it is filled in. */
export function PassportReview({
  reading,
  fields,
  values,
  onCheckLines,
  onFill,
  onAgain,
}: PassportReviewProps) {
  const { t } = useTexts(passportTexts);
  const fieldWords = useFieldWords();
  const valueText = useValueText();
  const [replace, setReplace] = useState(false);
  const [lines, setLines] = useState(reading.lines);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const known = Object.entries(reading.known) as [PassportField, string][];
  const { doubtful } = reading;
  return (
    <Stack gap="lg">
      <h3 ref={heading} tabIndex={-1}>
        {t("found")}
      </h3>
      {known.length === 0 ? <p>{t("nothing")}</p> : null}
      <ul>
        {known.map(([field, value]) => (
          <li key={field}>
            {fieldWords([field])}: <strong>{valueText(field, value)}</strong>
          </li>
        ))}
      </ul>
      {doubtful.length > 0 ? (
        <Alert tone="warning">{t("doubtful", { fields: fieldWords(doubtful) })}</Alert>
      ) : null}
      <Disclosure line={t("lines")} staysOpen={false}>
        <Stack gap="md">
          <LineField
            name="passportFirstLine"
            label={t("firstLine")}
            value={lines[0]}
            onChange={(first) => setLines([first, lines[1]])}
          />
          <LineField
            name="passportSecondLine"
            label={t("secondLine")}
            value={lines[1]}
            onChange={(second) => setLines([lines[0], second])}
          />
          <Button variant="secondary" onClick={() => onCheckLines(lines)}>
            {t("checkLines")}
          </Button>
        </Stack>
      </Disclosure>
      {contradictsTyped(reading, fields, values) ? (
        <Checkbox
          name="passportReplace"
          label={t("replace")}
          checked={replace}
          onChange={({ currentTarget }) => setReplace(currentTarget.checked)}
        />
      ) : null}
      {known.length > 0 ? (
        <Button wide onClick={() => onFill(replace)}>
          {t("fill")}
        </Button>
      ) : null}
      <Button wide variant="secondary" onClick={onAgain}>
        {t("again")}
      </Button>
    </Stack>
  );
}

function LineField({
  name,
  label,
  value,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <TextField
      name={name}
      label={label}
      value={value}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      // The dialog is within the form of the order, which Enter would submit.
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}

/** A value in words. */
function useValueText(): (field: PassportField, value: string) => string {
  const { t } = useTexts(peopleTexts);
  return (field, value) => {
    if (field === "gender") return t(value === "f" ? "female" : "male");
    const docType = DOC_TYPES.find((type) => String(type) === value);
    if (field === "docType" && docType !== undefined) {
      return t(`document.${DOCUMENT_WORDS[docType]}.name`);
    }
    return isIsoDate(value) ? formatDate(value) : value;
  };
}
