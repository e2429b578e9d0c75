import { FieldScope, focusField } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { moveRows, useFocusAfterRender } from "@sughurta/order";
import { FieldGroup } from "@sughurta/order/options";
import { Button } from "@sughurta/ui-kit";
import { useRef, useState } from "react";
import type { InsuredFieldsProps } from "#src/model/insured/insured-part.ts";
import {
  mayAddHolder,
  mayAddPerson,
  placeOfHolder,
  withHolderInsured,
  withPersonAdded,
  withPersonRemoved,
} from "#src/model/insured/insured-people.ts";
import { insuredTexts } from "#src/texts/insured-texts.ts";
import { PersonFields } from "./person-fields.tsx";

/** The insured people of a box, by full name and birth date; the buyer may be one of them. */
export function PeopleFields({ form, rules: { today, insuredAges } }: InsuredFieldsProps) {
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
