import { insuredBirthDates } from "@sughurta/domain/box";
import { focusField, TextInput } from "@sughurta/forms";
import { BirthDateInput, HolderCopy, peopleTexts } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import type { InsuredFieldsProps } from "#src/model/insured/insured-part.ts";
import {
  PERSON_PROFILE_FIELDS,
  placeOfHolder,
  withPersonFilled,
} from "#src/model/insured/insured-people.ts";

export interface PersonFieldsProps extends Pick<InsuredFieldsProps, "form"> {
  readonly uid: string;
  /** Counted from 0. */
  readonly place: number;
  readonly today: string;
  /** The person was filled in from the buyer. */
  readonly isCopy: boolean;
}

/** One insured person, by full name and birth date. */
export function PersonFields({ form, uid, place, today, isCopy }: PersonFieldsProps) {
  const { t } = useTexts(peopleTexts);
  const entry = `insuredPeople[${place}]`;
  const fields = (
    <>
      <FillFromProfile
        who="anyone"
        fields={PERSON_PROFILE_FIELDS}
        onChoose={(known) => {
          form.setValues((before) => withPersonFilled(before, uid, known));
          focusField(form, `${entry}.name`);
        }}
      />
      <TextInput
        name={`${entry}.name`}
        label={t("name.full")}
        hint={t("name.hint")}
        requiredText={t("required.full")}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
      />
      <BirthDateInput
        name={`${entry}.birthDate`}
        {...insuredBirthDates(today)}
        today={today}
        own={false}
      />
    </>
  );
  if (!isCopy) return fields;
  return (
    <HolderCopy names={[entry]} isOpen={placeOfHolder(form.values) !== place}>
      {fields}
    </HolderCopy>
  );
}
