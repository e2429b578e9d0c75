import { isIsoDate } from "@sughurta/domain";
import type { LoadPassportReader } from "@sughurta/domain/person";
import { INSURED_DOC_TYPES, insuredBirthDateBounds } from "@sughurta/domain/travel";
import { FieldScope, focusField, TextInput } from "@sughurta/forms";
import {
  AddressInputs,
  BirthDateInput,
  CitizenshipInput,
  ContactInputs,
  DocumentInputs,
  FullNameInput,
  fieldsIn,
  GenderInput,
  HolderCopy,
  ReadPassport,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { moveRows, useFocusAfterRender } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import { Alert, Button, Stack } from "@sughurta/ui-kit";
import { useMemo, useRef } from "react";
import { equalsHolder, HOME_PASSPORT, withHolderCopied } from "#src/model/holder.ts";
import { getValidity } from "#src/model/order-rules.ts";
import type { InsuredPerson } from "#src/model/order-values.ts";
import {
  ADDRESS,
  INSURED_CONTACTS,
  INSURED_FIELDS,
  INSURED_PROFILE_FIELDS,
  withPersonFilled,
  withPersonRemoved,
} from "#src/model/people.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";
import { TravellersFile } from "./from-file/travellers-file.tsx";

export interface InsuredFormProps extends Pick<StepProps, "form" | "today" | "countries"> {
  /** Shows contact fields for each person, as the five-step layout does (S1 §3). */
  readonly contacts: boolean;
  readonly passportReader: LoadPassportReader | undefined;
}

/** Every insured person, and the address of an insured home (S1 §2, §3). */
export function InsuredForm(props: InsuredFormProps) {
  const { form } = props;
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
      <Stack gap="lg" ref={list}>
        <TravellersFile form={form} />
        {las.map((person, index) => (
          <FieldScope.Provider key={person.uid} value={t("people.insured", { number: index + 1 })}>
            <PersonForm {...props} person={person} index={index} onRemove={remove} />
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

export interface PersonFormProps extends InsuredFormProps {
  readonly person: InsuredPerson;
  readonly index: number;
  readonly onRemove: (uid: string, index: number) => void;
}

/** One insured person (S1 §3, §5). */
function PersonForm({
  form,
  person,
  index,
  today,
  countries,
  contacts,
  passportReader,
  onRemove,
}: PersonFormProps) {
  const { t, language } = useTexts(travelTexts);
  const { las, holderUid, beginDate, endDate } = form.values;
  const { uid, laCitizenship } = person;
  const entry = `las[${index}]`;
  const name = (field: keyof InsuredPerson) => `${entry}.${field}`;
  const focusNext = useFocusAfterRender(form);
  function copyHolder() {
    form.setValues((before) => withHolderCopied(before, uid));
    focusNext(name("laFullname"));
  }

  function choose(known: Readonly<Record<string, string>>) {
    form.setValues((before) => withPersonFilled(before, uid, known));
    focusField(form, name("laFullname"));
  }

  const citizenships = useMemo(
    () =>
      countries?.citizenshipOptions(language) ?? [
        {
          value: laCitizenship,
          label: laCitizenship === "TJ" ? t("people.tajikistan") : laCitizenship,
        },
      ],
    [countries, language, laCitizenship, t],
  );

  const isHolder = holderUid === uid;
  const actions =
    holderUid === "" || las.length > 1 ? (
      <div className="sg-person-actions">
        {holderUid === "" ? (
          <Button variant="quiet" icon="copy" onClick={copyHolder}>
            {t("people.copyHolder")}
          </Button>
        ) : null}
        {las.length > 1 ? (
          <Button variant="quiet" icon="trash" onClick={() => onRemove(uid, index)}>
            {t("trip.remove", { number: index + 1 })}
          </Button>
        ) : null}
      </div>
    ) : null;
  const fields = (
    <>
      <FillFromProfile
        who="anyone"
        fields={INSURED_PROFILE_FIELDS}
        docTypes={INSURED_DOC_TYPES}
        onChoose={choose}
      />
      <ReadPassport
        load={passportReader}
        fields={INSURED_PROFILE_FIELDS}
        docTypes={INSURED_DOC_TYPES}
        entry={entry}
        today={today}
      />
      <FullNameInput fields={fieldsIn(entry, INSURED_FIELDS.name)} alphabet="latin" own={false} />
      <BirthDateInput
        name={name("laBirthday")}
        {...insuredBirthDateBounds(today, isIsoDate(beginDate) ? beginDate : today)}
        today={today}
        own={false}
      />
      <GenderInput name={name("gender")} />
      <CitizenshipInput name={name("laCitizenship")} options={citizenships} />
      <DocumentInputs
        fields={fieldsIn(entry, INSURED_FIELDS.document)}
        types={INSURED_DOC_TYPES}
        birthDate={name("laBirthday")}
        today={today}
      />
      <div role="status">
        {getValidity(person, endDate) === "endsBeforeTrip" ? (
          <Alert tone="warning">{t("people.endsBeforeTrip")}</Alert>
        ) : null}
      </div>
      {contacts ? (
        <>
          <ContactInputs
            fields={fieldsIn(entry, INSURED_FIELDS.contacts)}
            rules={INSURED_CONTACTS}
            own={false}
          />
          <AddressInputs
            fields={fieldsIn(entry, INSURED_FIELDS.registered)}
            rules={ADDRESS}
            kind="registered"
            own={false}
          />
        </>
      ) : null}
    </>
  );

  return (
    <div className="sg-person">
      <FieldGroup title={t("people.insured", { number: index + 1 })}>
        {actions}
        {isHolder ? (
          <HolderCopy
            names={[entry]}
            isOpen={
              form.values.holderDocType === HOME_PASSPORT ||
              !equalsHolder(form.values, person) ||
              getValidity(person, endDate) === "endsBeforeTrip"
            }
          >
            {fields}
          </HolderCopy>
        ) : (
          fields
        )}
      </FieldGroup>
    </div>
  );
}
