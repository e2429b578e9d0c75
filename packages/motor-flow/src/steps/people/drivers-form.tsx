import { offersMultiDrive } from "@sughurta/domain/motor";
import { CheckboxInput, FieldScope } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { moveRows, UndoNote, useFocusAfterRender } from "@sughurta/order";
import { Button, Stack } from "@sughurta/ui-kit";
import { useRef, useState } from "react";
import {
  mayAddDriver,
  withDriverRestored,
  withNewDriver,
  withoutDriver,
} from "#src/model/driver-list.ts";
import type { DriverValues } from "#src/model/order-values.ts";
import { cascoTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";
import { DriverForm } from "./driver-form.tsx";

/** The drivers: any, or one to three named people (S2 §2, §4). */
export function DriversForm({
  form,
  product,
  today,
  links,
  passportReader,
}: Omit<StepProps, "quote">) {
  const { t } = useTexts(cascoTexts);
  const { drivers, multiDriveOption } = form.values;
  const focusNext = useFocusAfterRender(form);
  const list = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<{
    readonly driver: DriverValues;
    readonly place: number;
  }>();

  function remove(uid: string, place: number) {
    moveRows(list.current, () => form.setValues((before) => withoutDriver(before, uid)));
    const driver = drivers[place];
    if (driver) setRemoved({ driver, place });
  }

  function restore(driver: DriverValues, place: number) {
    setRemoved(undefined);
    moveRows(list.current, () =>
      form.setValues((before) => withDriverRestored(before, driver, place)),
    );
    focusNext(`drivers[${place}].driverFullName`);
  }

  function add() {
    moveRows(list.current, () => form.setValues(withNewDriver));
    focusNext(`drivers[${drivers.length}].driverFullName`);
  }

  return (
    <Stack gap="xl" ref={list}>
      {offersMultiDrive(product) ? (
        <CheckboxInput
          name="multiDriveOption"
          label={t("people.anybody")}
          hint={t("people.anybodyHint")}
        />
      ) : null}
      {multiDriveOption
        ? null
        : drivers.map((driver, place) => (
            <FieldScope.Provider key={driver.uid} value={t("people.driver", { number: place + 1 })}>
              <DriverForm
                form={form}
                driver={driver}
                place={place}
                today={today}
                links={links}
                passportReader={passportReader}
                onRemove={remove}
              />
            </FieldScope.Provider>
          ))}
      {removed && mayAddDriver(form.values) ? (
        <UndoNote
          key={removed.driver.uid}
          undo={() => restore(removed.driver, removed.place)}
          endUndo={() => setRemoved(undefined)}
          words={{
            title: t("people.removed.title", { number: removed.place + 1 }),
            text: t("people.removed.text"),
            action: t("people.removed.action"),
          }}
        />
      ) : null}
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
