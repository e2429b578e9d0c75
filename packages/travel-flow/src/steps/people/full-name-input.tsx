import { latinSpelling } from "@sughurta/domain/person";
import { TextInput, type ZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { focusField } from "@sughurta/order";
import { Button } from "@sughurta/ui-kit";
import { useState } from "react";
import type { TravelOrderValues } from "../../order/order-values.ts";
import { travelTexts } from "../../texts/travel-texts.ts";

/** Names of a full name and of its parts in the form. */
export interface NameFields {
  readonly fullName: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string;
}

export interface FullNameInputProps {
  readonly form: ZodForm<TravelOrderValues>;
  readonly fields: NameFields;
  /** What the fields hold now. */
  readonly name: NameFields;
  /** The buyer's own name may be filled in by the browser. */
  readonly own: boolean;
}

const PARTS = ["lastName", "firstName", "patronymic"] as const;
const TOKENS = {
  lastName: "family-name",
  firstName: "given-name",
  patronymic: "additional-name",
} as const;

/** "Surname Given Patronymic" in Latin letters: the split is shown and can be corrected (decision 38). */
export function FullNameInput({ form, fields, name, own }: FullNameInputProps) {
  const { t } = useTexts(travelTexts);
  const [correcting, setCorrecting] = useState(false);
  const spelling = latinSpelling(name.fullName);
  const wrongParts = PARTS.some((part) => form.errors[fields[part]] !== undefined);
  const split = spelling === undefined && name.firstName !== "";
  return (
    <div className="sg-full-name">
      <TextInput
        name={fields.fullName}
        label={t("people.fullName")}
        hint={t("people.fullNameHint")}
        autoComplete={own ? "name" : "off"}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={160}
      />
      <div role="status">
        {spelling === undefined ? null : (
          <p className="sg-full-name__offer">
            {t("people.latinOffer")} <strong lang="en">{spelling}</strong>{" "}
            <Button
              variant="quiet"
              onClick={() => {
                form.setValue(fields.fullName, spelling);
                focusField(form, fields.fullName);
              }}
            >
              {t("people.latinUse")}
            </Button>
          </p>
        )}
      </div>
      {split ? (
        <p className="sg-full-name__split">
          {PARTS.filter((part) => name[part] !== "").map((part) => (
            <span key={part}>
              {t(`people.${part}`)}: <strong>{name[part]}</strong>
            </span>
          ))}
          <Button
            variant="quiet"
            icon="edit"
            aria-expanded={correcting}
            onClick={() => setCorrecting(!correcting)}
          >
            {t("people.correct")}
          </Button>
        </p>
      ) : null}
      {(split && correcting) || wrongParts
        ? PARTS.map((part) => (
            <TextInput
              key={part}
              name={fields[part]}
              label={t(`people.${part}`)}
              autoComplete={own ? TOKENS[part] : "off"}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={150}
              optional={part === "patronymic"}
            />
          ))
        : null}
    </div>
  );
}
