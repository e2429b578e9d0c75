import { citizenshipOptions } from "@sughurta/domain/countries";
import { offersMultiDrive } from "@sughurta/domain/motor";
import { DRIVER_AGE } from "@sughurta/domain/person";
import { CheckboxInput, FieldScope, focusField } from "@sughurta/forms";
import {
  BirthDateInput,
  CitizenshipInput,
  FullNameInput,
  fieldsIn,
  GenderInput,
  holderBirthDates,
  LicenceInputs,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { useFocusAfterRender } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import { Button, Stack } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { IneligibleNote } from "#src/eligibility/ineligible-note.tsx";
import {
  mayAddDriver,
  mayBeHolder,
  mayDeleteDriver,
  withDriverFilled,
  withHolderAsDriver,
  withNewDriver,
  withoutDriver,
} from "#src/model/driver-list.ts";
import { driverIneligibility } from "#src/model/eligibility-of.ts";
import { DRIVER_PROFILE_FIELDS } from "#src/model/fill-from-profile.ts";
import { DRIVER_NAME, LICENCE } from "#src/model/holder-fields.ts";
import { cascoTexts } from "#src/texts/casco-texts.ts";
import type { StepProps } from "../step-props.ts";

/** Who may drive: anybody, or one to three people by name (S2 §2, §4). */
export function DriversForm({ form, product, today, links }: Omit<StepProps, "quote">) {
  const { t, language } = useTexts(cascoTexts);
  const countries = useMemo(() => citizenshipOptions(language), [language]);
  const { drivers, multiDriveOption } = form.values;
  const focusNext = useFocusAfterRender(form);

  function remove(uid: string, place: number) {
    form.setValues((before) => withoutDriver(before, uid));
    focusNext(`drivers[${Math.min(place, drivers.length - 2)}].driverFullName`);
  }

  function add() {
    form.setValues(withNewDriver);
    focusNext(`drivers[${drivers.length}].driverFullName`);
  }

  return (
    <Stack gap="xl">
      {offersMultiDrive(product) ? (
        <CheckboxInput
          name="multiDriveOption"
          label={t("people.anybody")}
          hint={t("people.anybodyHint")}
        />
      ) : null}
      {multiDriveOption
        ? null
        : drivers.map((driver, place) => {
            const { uid } = driver;
            const entry = `drivers[${place}]`;
            const title = t("people.driver", { number: place + 1 });
            return (
              <FieldScope.Provider key={uid} value={title}>
                <FieldGroup title={title}>
                  <div className="sg-driver-actions">
                    {mayBeHolder(form.values, uid) ? (
                      <Button
                        variant="quiet"
                        icon="copy"
                        onClick={() => {
                          form.setValues((before) => withHolderAsDriver(before, uid));
                          focusField(form, `${entry}.driverFullName`);
                        }}
                      >
                        {t("people.copyHolder")}
                      </Button>
                    ) : null}
                    {mayDeleteDriver(form.values) ? (
                      <Button variant="quiet" icon="trash" onClick={() => remove(uid, place)}>
                        {t("people.deleteDriver", { number: place + 1 })}
                      </Button>
                    ) : null}
                  </div>
                  <FillFromProfile
                    who="anyone"
                    fields={DRIVER_PROFILE_FIELDS}
                    onChoose={(known) => {
                      form.setValues((before) => withDriverFilled(before, uid, known));
                      focusField(form, `${entry}.driverFullName`);
                    }}
                  />
                  <FullNameInput fields={fieldsIn(entry, DRIVER_NAME)} alphabet="any" own={false} />
                  <BirthDateInput
                    name={`${entry}.driverBd`}
                    {...holderBirthDates(today, DRIVER_AGE)}
                    today={today}
                    own={false}
                  />
                  <GenderInput name={`${entry}.driverGender`} />
                  <CitizenshipInput name={`${entry}.driverCitizenship`} options={countries} />
                  <p className="sg-driver-licence">{t("people.licence")}</p>
                  <LicenceInputs
                    fields={fieldsIn(entry, LICENCE)}
                    birthDate={`${entry}.driverBd`}
                    today={today}
                  />
                  <IneligibleNote
                    why={driverIneligibility(form.values, driver, today)}
                    links={links}
                  />
                </FieldGroup>
              </FieldScope.Provider>
            );
          })}
      {mayAddDriver(form.values) ? (
        <div>
          <Button variant="secondary" icon="plus" onClick={add}>
            {t("people.addDriver")}
          </Button>
        </div>
      ) : null}
      <p className="sg-visually-hidden" role="status">
        {multiDriveOption ? "" : t("people.count", { count: drivers.length })}
      </p>
    </Stack>
  );
}
