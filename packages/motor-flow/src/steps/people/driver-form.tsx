import { citizenshipOptions } from "@sughurta/domain/countries";
import { DRIVER_AGE } from "@sughurta/domain/person";
import { focusField } from "@sughurta/forms";
import {
  BirthDateInput,
  CitizenshipInput,
  FullNameInput,
  fieldsIn,
  GenderInput,
  HolderCopy,
  holderBirthDates,
  LicenceInputs,
  ReadPassport,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { useFocusAfterRender } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import { Button } from "@sughurta/ui-kit";
import { useMemo, useState } from "react";
import { IneligibleNote } from "#src/eligibility/ineligible-note.tsx";
import {
  isHolder,
  mayBeHolder,
  mayDeleteDriver,
  withDriverFilled,
  withHolderAsDriver,
} from "#src/model/driver-list.ts";
import { DRIVER_NAME, DRIVER_PROFILE_FIELDS, LICENCE } from "#src/model/holder-fields.ts";
import { driverIneligibility } from "#src/model/ineligibility.ts";
import type { DriverValues } from "#src/model/order-values.ts";
import { cascoTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";

export interface DriverFormProps
  extends Pick<StepProps, "form" | "today" | "links" | "passportReader"> {
  readonly driver: DriverValues;
  /** Counted from 0. */
  readonly place: number;
  readonly onRemove: (uid: string, place: number) => void;
}

/** One driver: personal data and licence (S2 §2, §4). */
export function DriverForm({
  form,
  driver,
  place,
  today,
  links,
  passportReader,
  onRemove,
}: DriverFormProps) {
  const { t, language } = useTexts(cascoTexts);
  const countries = useMemo(() => citizenshipOptions(language), [language]);
  const { uid } = driver;
  const entry = `drivers[${place}]`;
  const name = fieldsIn(entry, DRIVER_NAME);
  const [isCopy, setCopy] = useState(isHolder(form.values, driver));
  const focusNext = useFocusAfterRender(form);
  const title = t("people.driver", { number: place + 1 });

  function copyHolder() {
    form.setValues((before) => withHolderAsDriver(before, uid));
    setCopy(true);
    focusNext(name.fullName);
  }

  const person = (
    <>
      <FillFromProfile
        who="anyone"
        fields={DRIVER_PROFILE_FIELDS}
        onChoose={(known) => {
          form.setValues((before) => withDriverFilled(before, uid, known));
          focusField(form, name.fullName);
        }}
      />
      <ReadPassport
        load={passportReader}
        fields={DRIVER_PROFILE_FIELDS}
        entry={entry}
        today={today}
      />
      <FullNameInput fields={name} alphabet="any" own={false} />
      <BirthDateInput
        name={`${entry}.driverBd`}
        {...holderBirthDates(today, DRIVER_AGE)}
        today={today}
        own={false}
      />
      <GenderInput name={`${entry}.driverGender`} />
      <CitizenshipInput name={`${entry}.driverCitizenship`} options={countries} />
    </>
  );
  return (
    <FieldGroup title={title}>
      <div className="sg-driver-actions">
        {!isCopy && mayBeHolder(form.values, uid) ? (
          <Button variant="quiet" icon="copy" onClick={copyHolder}>
            {t("people.copyHolder")}
          </Button>
        ) : null}
        {mayDeleteDriver(form.values) ? (
          <Button variant="quiet" icon="trash" onClick={() => onRemove(uid, place)}>
            {t("people.deleteDriver", { number: place + 1 })}
          </Button>
        ) : null}
      </div>
      {isCopy ? (
        <HolderCopy
          names={PERSON_FIELDS.map((field) => `${entry}.${field}`)}
          isOpen={!isHolder(form.values, driver)}
        >
          {person}
        </HolderCopy>
      ) : (
        person
      )}
      <p className="sg-driver-licence">{t("people.licence")}</p>
      <LicenceInputs
        fields={fieldsIn(entry, LICENCE)}
        birthDate={`${entry}.driverBd`}
        today={today}
      />
      <IneligibleNote why={driverIneligibility(form.values, driver, today)} links={links} />
    </FieldGroup>
  );
}

/** Fields of a driver's personal data. */
const PERSON_FIELDS = [
  ...Object.values(DRIVER_NAME),
  "driverBd",
  "driverGender",
  "driverCitizenship",
];
