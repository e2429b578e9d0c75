import { useTexts } from "@sughurta/i18n";
import { TextInput } from "#src/fields/text-input.tsx";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";
import { AUTO_COMPLETE, NAME_PARTS, type NameFields } from "./name-fields.ts";

export interface NameInputsProps {
  /** Names of the values in the form. */
  readonly fields: NameFields;
  /** The browser may autofill the buyer's own name. */
  readonly own: boolean;
}

/** A name in three fields: surname, given name, patronymic (S0 §3). */
export function NameInputs({ fields, own }: NameInputsProps) {
  const { t } = useTexts(peopleTexts);
  return (
    <PersonErrors>
      {NAME_PARTS.map((part) => (
        <TextInput
          key={part}
          name={fields[part]}
          label={t(`name.${part}`)}
          hint={part === "lastName" ? t("name.hint") : undefined}
          autoComplete={own ? AUTO_COMPLETE[part] : "off"}
          optional={part === "patronymic"}
          requiredText={part === "patronymic" ? undefined : t(`required.${part}`)}
        />
      ))}
    </PersonErrors>
  );
}
