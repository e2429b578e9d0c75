import { insuredBirthDates, normalizeBoxInsured } from "@sughurta/domain/box";
import { FieldScope, focusField, TextInput } from "@sughurta/forms";
import { BirthDateInput, HolderCopy, peopleTexts, ReadPassport } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { moveRows, useFocusAfterRender, verbatimRow } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import { Button } from "@sughurta/ui-kit";
import { useRef, useState } from "react";
import type { InsuredValues } from "#src/model/box-order-values.ts";
import type { InsuredFieldsProps, InsuredPart } from "#src/model/insured-part.ts";
import {
  followHolder,
  mayAddHolder,
  mayAddPerson,
  PERSON_PROFILE_FIELDS,
  placeOfHolder,
  withHolderInsured,
  withPersonAdded,
  withPersonFilled,
  withPersonRemoved,
} from "#src/model/insured-people.ts";
import { insuredTexts } from "#src/texts/boxes-texts.ts";

export interface PersonFieldsProps extends Pick<InsuredFieldsProps, "form" | "passportReader"> {
  readonly uid: string;
  /** Counted from 0. */
  readonly place: number;
  readonly today: string;
  /** The person was filled in from the buyer. */
  readonly isCopy: boolean;
}

/** One insured person, by full name and birth date. */
export function PersonFields({
  form,
  uid,
  place,
  today,
  isCopy,
  passportReader,
}: PersonFieldsProps) {
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
      <ReadPassport
        load={passportReader}
        fields={PERSON_PROFILE_FIELDS}
        entry={entry}
        today={today}
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

/** The insured people of a box, by full name and birth date; the buyer may be one of them. */
export function PeopleFields({
  form,
  rules: { today, insuredAges },
  passportReader,
}: InsuredFieldsProps) {
  const { t } = useTexts(insuredTexts);
  const focusNext = useFocusAfterRender(form);
  const list = useRef<HTMLFieldSetElement>(null);
  const { insuredPeople } = form.values;
  const [copied, setCopied] = useState(insuredPeople[placeOfHolder(form.values)]?.uid);
  const nameAt = (place: number) => `insuredPeople[${place}].name`;

  function addHolder() {
    const next = withHolderInsured(form.values);
    const place = placeOfHolder(next);
    // Without a name there is no person to copy yet.
    if (place < 0) return focusField(form, "holderLastName");
    moveRows(list.current, () => {
      form.setValues(withHolderInsured);
      setCopied(next.insuredPeople[place]?.uid);
    });
    focusNext(nameAt(place));
  }

  function add() {
    moveRows(list.current, () => form.setValues((before) => withPersonAdded(before)));
    focusNext(nameAt(insuredPeople.length));
  }

  function remove(uid: string, place: number) {
    moveRows(list.current, () => form.setValues((before) => withPersonRemoved(before, uid)));
    // The next person may have the same uid.
    if (uid === copied) setCopied(undefined);
    // The person now at this index, or the last one.
    focusNext(nameAt(Math.min(place, insuredPeople.length - 2)));
  }

  const ages = insuredAges ? ` ${t("people.ages", { ...insuredAges })}` : "";
  return (
    <FieldGroup title={t("people.title")} hint={t("people.hint") + ages} ref={list}>
      {insuredPeople.map(({ uid }, place) => {
        const title = t("people.person", { number: place + 1 });
        return (
          <FieldScope.Provider key={uid} value={title}>
            <FieldGroup title={title}>
              <PersonFields
                form={form}
                uid={uid}
                place={place}
                today={today}
                passportReader={passportReader}
                isCopy={uid === copied}
              />
              {insuredPeople.length > 1 ? (
                <div>
                  <Button variant="quiet" icon="trash" onClick={() => remove(uid, place)}>
                    {t("people.remove", { number: place + 1 })}
                  </Button>
                </div>
              ) : null}
            </FieldGroup>
          </FieldScope.Provider>
        );
      })}
      <div className="sg-insured-people__actions">
        {mayAddHolder(form.values, insuredAges) ? (
          <Button variant="secondary" icon="user" onClick={addHolder}>
            {t("people.addHolder")}
          </Button>
        ) : null}
        {mayAddPerson(form.values) ? (
          <Button variant="secondary" icon="plus" onClick={add}>
            {t("people.add")}
          </Button>
        ) : null}
      </div>
      <p className="sg-visually-hidden" role="status">
        {t("people.count", { count: insuredPeople.length })}
      </p>
    </FieldGroup>
  );
}

function toInsured({ insuredPeople }: InsuredValues) {
  return normalizeBoxInsured({ insuredPeople });
}

/** People by name, one to ten. */
export const peoplePart: InsuredPart = {
  onChangeEffects: followHolder,
  toInsured,
  serverFields: {},
  rows: ({ insuredPeople }, t) => {
    const names = insuredPeople.map(({ name }) => name.trim()).filter(Boolean);
    return verbatimRow("people", t("people.term"), names.join(", "));
  },
  place: "afterHolder",
  Fields: PeopleFields,
};
