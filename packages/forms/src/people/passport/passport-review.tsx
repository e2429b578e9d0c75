import type { PassportLines, PassportReading } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Checkbox, Disclosure, Stack, TextField } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import { OtherDocument } from "./other-document.tsx";
import { passportTexts } from "./passport-texts.ts";
import {
  contradictsTyped,
  formReading,
  otherDocument,
  type PassportForm,
} from "./passport-to-fields.ts";
import { useFieldWords, useValueText } from "./use-field-words.ts";

export interface PassportReviewProps {
  readonly reading: PassportReading;
  readonly asked: PassportForm;
  readonly values: unknown;
  readonly onCheckLines: (lines: PassportLines) => void;
  readonly onFill: (replace: boolean) => void;
  readonly onAgain: () => void;
}

/** What was read, to be compared with the passport before it is filled in. */
export function PassportReview({
  reading,
  asked,
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
  const { known, doubtful } = formReading(reading, asked);
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
      {otherDocument(reading, asked) === undefined ? null : (
        <Alert tone="warning">
          <OtherDocument reading={reading} asked={asked} />
        </Alert>
      )}
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
      {contradictsTyped(reading, asked, values) ? (
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
