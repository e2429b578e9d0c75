import { latinSpelling } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { useState } from "react";
import { TextInput } from "#src/fields/text-input.tsx";
import { focusField, useFormContext } from "#src/form/zod-form.ts";
import { textAt } from "../field-names.ts";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";
import { type Alphabet, AUTO_COMPLETE, type FullNameFields, NAME_PARTS } from "./name-fields.ts";

export interface FullNameInputProps {
  /** Names of the values in the form. */
  readonly fields: FullNameFields;
  /** Latin letters are offered for a name in Cyrillic where only they will do. */
  readonly alphabet: Alphabet;
  /** The browser may autofill the buyer's own name. */
  readonly own: boolean;
}

/** "Surname Given Patronymic" in one field: the split is shown and can be corrected (SPEC-38). */
export function FullNameInput({ fields, alphabet, own }: FullNameInputProps) {
  const { t } = useTexts(peopleTexts);
  const { form } = useFormContext();
  const [correcting, setCorrecting] = useState(false);
  const text = (field: string) => textAt(form.values, field);
  const latin = alphabet === "latin";
  const spelling = latin ? latinSpelling(text(fields.fullName)) : undefined;
  const wrongParts = NAME_PARTS.some((part) => form.errors[fields[part]] !== undefined);
  const split = spelling === undefined && text(fields.firstName) !== "";
  return (
    <PersonErrors>
      <div className="sg-full-name">
        <TextInput
          name={fields.fullName}
          label={t(latin ? "name.latin" : "name.full")}
          // The parts show how the name is read.
          hint={split ? undefined : t(latin ? "name.latinHint" : "name.hint")}
          requiredText={t(latin ? "required.latin" : "required.full")}
          autoComplete={own ? "name" : "off"}
          autoCapitalize={latin ? "characters" : "words"}
          spellCheck={false}
        />
        <div role="status">
          {spelling === undefined ? null : (
            <p className="sg-full-name__offer">
              {t("name.latinOffer")} <strong lang="en">{spelling}</strong>{" "}
              <Button
                variant="quiet"
                onClick={() => {
                  form.setValue(fields.fullName, spelling);
                  focusField(form, fields.fullName);
                }}
              >
                {t("name.latinUse")}
              </Button>
            </p>
          )}
        </div>
        {split ? (
          <p className="sg-full-name__split">
            {NAME_PARTS.filter((part) => text(fields[part]) !== "").map((part) => (
              <span key={part}>
                {t(`name.${part}`)}: <strong>{text(fields[part])}</strong>
              </span>
            ))}
            <Button
              variant="quiet"
              aria-expanded={correcting}
              onClick={() => setCorrecting(!correcting)}
            >
              {t("name.correct")}
            </Button>
          </p>
        ) : null}
        {(split && correcting) || wrongParts
          ? NAME_PARTS.map((part) => (
              <TextInput
                key={part}
                name={fields[part]}
                label={t(`name.${part}`)}
                autoComplete={own ? AUTO_COMPLETE[part] : "off"}
                autoCapitalize={latin ? "characters" : "words"}
                spellCheck={false}
                optional={part === "patronymic"}
              />
            ))
          : null}
      </div>
    </PersonErrors>
  );
}
