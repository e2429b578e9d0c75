import { isIsoDate } from "@sughurta/domain";
import { INSURED_DOC_TYPES, insuredBirthDateBounds } from "@sughurta/domain/travel";
import { focusField } from "@sughurta/forms";
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
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { useFocusAfterRender } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import { Alert, Button } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { HOME_PASSPORT, withHolderCopied } from "#src/model/effects/holder-effects.ts";
import { withPersonFilled } from "#src/model/effects/people-effects.ts";
import { INSURED_PROFILE_FIELDS } from "#src/model/fill-from-profile.ts";
import type { InsuredPerson } from "#src/model/order-values.ts";
import { ADDRESS, INSURED_CONTACTS, INSURED_FIELDS } from "#src/model/people-fields.ts";
import { validityOf } from "#src/model/schemas/insured-schema.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { InsuredFormProps } from "./insured-form-props.ts";

export interface PersonFormProps extends InsuredFormProps {
  readonly person: InsuredPerson;
  readonly index: number;
  readonly onRemove: (uid: string, index: number) => void;
}

/** One insured person (S1 §3, §5). */
export function PersonForm({
  form,
  person,
  index,
  today,
  countries,
  contacts,
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
        {validityOf(person, endDate) === "endsBeforeTrip" ? (
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
              validityOf(person, endDate) === "endsBeforeTrip"
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
