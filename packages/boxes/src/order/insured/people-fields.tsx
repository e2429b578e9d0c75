import { PERSON_NAME_MAX_LENGTH } from "@sughurta/domain";
import { insuredBirthDates } from "@sughurta/domain/box";
import { FieldScope, focusField, TextInput } from "@sughurta/forms";
import { BirthDateInput, peopleTexts } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, KnownPeopleOffer, useFocusAfterRender } from "@sughurta/order";
import { Button } from "@sughurta/ui-kit";
import type { InsuredFieldsProps } from "./insured-part.ts";
import {
  KNOWN_PERSON_FIELDS,
  mayAddHolder,
  mayAddPerson,
  placeOfHolder,
  withHolderInsured,
  withPersonAdded,
  withPersonFilled,
  withPersonRemoved,
} from "./insured-people.ts";
import { insuredTexts } from "./texts/insured-texts.ts";

/** Room for letters too many: the rule tells it, nothing is cut. */
const ROOM = 10;

/** The people whom a box insures, by full name and birth date; the buyer may be one of them. */
export function PeopleFields({ form, rules: { today, insuredAges } }: InsuredFieldsProps) {
  const { t } = useTexts(insuredTexts);
  const person = useTexts(peopleTexts);
  const focusNext = useFocusAfterRender(form);
  const { insuredPeople } = form.values;
  const nameAt = (place: number) => `insuredPeople[${place}].name`;

  function addHolder() {
    const place = placeOfHolder(withHolderInsured(form.values));
    // Without a name there is nobody to take over yet.
    if (place < 0) return focusField(form, "holderLastName");
    form.setValues(withHolderInsured);
    focusNext(nameAt(place));
  }

  function add() {
    form.setValues((before) => withPersonAdded(before));
    focusNext(nameAt(insuredPeople.length));
  }

  function remove(uid: string, place: number) {
    form.setValues((before) => withPersonRemoved(before, uid));
    // The person who takes this place, or the last one.
    focusNext(nameAt(Math.min(place, insuredPeople.length - 2)));
  }

  const ages = insuredAges ? ` ${t("people.ages", { ...insuredAges })}` : "";
  return (
    <FieldGroup title={t("people.title")} hint={t("people.hint") + ages}>
      {insuredPeople.map(({ uid }, place) => {
        const title = t("people.person", { number: place + 1 });
        return (
          <FieldScope key={uid} value={title}>
            <FieldGroup title={title}>
              <KnownPeopleOffer
                who="anyone"
                fields={KNOWN_PERSON_FIELDS}
                onChoose={(known) => {
                  form.setValues((before) => withPersonFilled(before, uid, known));
                  focusField(form, nameAt(place));
                }}
              />
              <TextInput
                name={nameAt(place)}
                label={person.t("name.full")}
                hint={person.t("name.hint")}
                autoComplete="off"
                autoCapitalize="words"
                spellCheck={false}
                maxLength={PERSON_NAME_MAX_LENGTH + ROOM}
              />
              <BirthDateInput
                name={`insuredPeople[${place}].birthDate`}
                {...insuredBirthDates(today)}
                today={today}
                own={false}
              />
              {insuredPeople.length > 1 ? (
                <div>
                  <Button variant="quiet" icon="trash" onClick={() => remove(uid, place)}>
                    {t("people.remove", { number: place + 1 })}
                  </Button>
                </div>
              ) : null}
            </FieldGroup>
          </FieldScope>
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
