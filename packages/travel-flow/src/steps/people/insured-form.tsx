import { FieldScope, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { moveRows, useFocusAfterRender } from "@sughurta/order";
import { FieldGroup } from "@sughurta/order/options";
import { Stack } from "@sughurta/ui-kit";
import { useRef } from "react";
import { withPersonRemoved } from "#src/model/effects/people-effects.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { InsuredFormProps } from "./insured-form-props.ts";
import { PersonForm } from "./person-form.tsx";

/** Every insured person, and the address of an insured home (S1 §2, §3). */
export function InsuredForm({ form, today, countries, contacts }: InsuredFormProps) {
  const { t } = useTexts(travelTexts);
  const { las, flatSumAssured } = form.values;
  const focusNext = useFocusAfterRender(form);
  const list = useRef<HTMLElement>(null);

  function remove(uid: string, index: number) {
    moveRows(list.current, () => form.setValues((before) => withPersonRemoved(before, uid)));
    // The person now at this index, or the last one.
    focusNext(`las[${Math.min(index, las.length - 2)}].laFullname`);
  }

  return (
    <section className="sg-insured" aria-label={t("steps.insured")}>
      <Stack gap="xl" ref={list}>
        {las.map((person, index) => (
          <FieldScope.Provider key={person.uid} value={t("people.insured", { number: index + 1 })}>
            <PersonForm
              form={form}
              person={person}
              index={index}
              today={today}
              countries={countries}
              contacts={contacts}
              onRemove={remove}
            />
          </FieldScope.Provider>
        ))}
        {flatSumAssured > 0 ? (
          <FieldGroup title={t("people.flat")} hint={t("people.flatHint")}>
            <TextInput
              name="assuredFlatAddress"
              label={t("people.flatAddress")}
              autoComplete="off"
            />
          </FieldGroup>
        ) : null}
      </Stack>
      <p className="sg-visually-hidden" role="status">
        {t("trip.count", { count: las.length })}
      </p>
    </section>
  );
}
