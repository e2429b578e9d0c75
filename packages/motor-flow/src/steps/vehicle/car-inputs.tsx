import { newestTooOldYear, toDisplayVehicleType, VEHICLE_TYPES } from "@sughurta/domain/motor";
import { CheckboxInput, SelectInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order/options";
import { Alert, Button } from "@sughurta/ui-kit";
import { useCallback, useEffect } from "react";
import { IneligibleNote } from "#src/eligibility/ineligible-note.tsx";
import { yearIneligibility } from "#src/model/ineligibility.ts";
import { motorTexts } from "#src/texts/motor-texts.ts";
import { CarNameInput } from "../car-name-input.tsx";
import { InstalmentsOfChoice } from "../instalments.tsx";
import { InsuredSumInput } from "../insured-sum-input.tsx";
import { ProgramChanged, RemovedOptions } from "../selection-notes.tsx";
import type { StepProps } from "../step-props.ts";

/** The insured vehicle: type, make, model, year and, for individual casco, its sum (S2 §2). */
export function CarInputs({ form, product, today, directory, links, quote }: StepProps) {
  const { t } = useTexts(motorTexts);
  const { values } = form;
  const { isTyped, carMark, carModel, carIssueYear } = values;
  const { makes, models, years, hasOlderYears, retry } = directory;
  const tooOld = newestTooOldYear(product, today);
  const offered = hasOlderYears ? [...years, tooOld] : years;
  useYearOfModel(form, offered);
  const { setValue } = form;
  const setUnknownMake = useCallback((text: string) => setValue("unknownMake", text), [setValue]);
  const setUnknownModel = useCallback((text: string) => setValue("unknownModel", text), [setValue]);
  // A year that is known before the model is shown too.
  const known = offered.length === 0 && carIssueYear !== "" ? [Number(carIssueYear)] : offered;
  return (
    <FieldGroup title={t("vehicle.group")} titleHidden>
      {product === "MTPL" ? (
        <SelectInput
          name="vehicleType"
          label={t("vehicle.type")}
          options={VEHICLE_TYPES.map((type, code) => ({
            value: String(toDisplayVehicleType(code)),
            label: t(`vehicle.types.${type}`),
          }))}
        />
      ) : null}
      {retry ? (
        <Alert
          tone="warning"
          live="polite"
          actions={
            <Button variant="secondary" icon="refresh" onClick={retry}>
              {t("vehicle.directoryRetry")}
            </Button>
          }
        >
          {t("vehicle.directoryFailed")}
        </Alert>
      ) : null}
      {isTyped ? (
        <>
          <TextInput
            name="markaTxt"
            label={t("vehicle.make")}
            requiredText={t("required.typedMake")}
            autoComplete="off"
          />
          <TextInput
            name="modelTxt"
            label={t("vehicle.model")}
            requiredText={t("required.typedModel")}
            hint={product === "MTPL" ? t("vehicle.typedPrice") : undefined}
            autoComplete="off"
          />
        </>
      ) : (
        <>
          <CarNameInput
            name="carMark"
            label={t("vehicle.make")}
            requiredText={t("required.make")}
            placeholder={t("vehicle.makeHint")}
            entries={makes}
            noResultsText={t("vehicle.notFound")}
            onUnknownText={setUnknownMake}
          />
          <CarNameInput
            name="carModel"
            label={t("vehicle.model")}
            requiredText={t("required.model")}
            entries={models}
            disabled={carMark === ""}
            noResultsText={t("vehicle.notFound")}
            onUnknownText={setUnknownModel}
          />
        </>
      )}
      <CheckboxInput name="isTyped" label={t("vehicle.typed")} />
      <SelectInput
        name="carIssueYear"
        label={t("vehicle.year")}
        requiredText={t("required.year")}
        width="short"
        disabled={offered.length === 0}
        hint={carModel === "" && !isTyped ? t("vehicle.yearAfterModel") : undefined}
        options={known.map((year) => ({
          value: String(year),
          label: year === tooOld ? t("vehicle.yearOrEarlier", { year }) : String(year),
        }))}
      />
      <IneligibleNote why={yearIneligibility(values, today)} links={links} />
      {product === "ECI" ? (
        <>
          <ProgramChanged form={form} today={today} />
          <InsuredSumInput form={form} directory={directory} />
          <RemovedOptions form={form} />
          <CheckboxInput name="calculateInstallments" label={t("vehicle.instalments")} />
          {values.calculateInstallments ? <InstalmentsOfChoice quote={quote} /> : null}
        </>
      ) : null}
    </FieldGroup>
  );
}

/** Clears a year in which the model was not made: it was chosen before the model. */
function useYearOfModel({ values, setValue }: StepProps["form"], years: readonly number[]): void {
  const { carIssueYear } = values;
  const isForeign =
    carIssueYear !== "" && years.length > 0 && !years.includes(Number(carIssueYear));
  useEffect(() => {
    if (isForeign) setValue("carIssueYear", "");
  }, [isForeign, setValue]);
}
