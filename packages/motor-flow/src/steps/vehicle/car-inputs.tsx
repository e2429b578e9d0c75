import type { CarDirectoryEntry } from "@sughurta/contracts";
import {
  CAR_NAME_MAX_LENGTH,
  newestTooOldYear,
  searchCars,
  shownVehicleType,
  VEHICLE_TYPES,
} from "@sughurta/domain/motor";
import { CheckboxInput, ComboInput, SelectInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order";
import { Alert, Button, type ComboOption, type ComboSearch } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { yearIneligibility } from "../../eligibility/eligibility-of.ts";
import { IneligibleNote } from "../../eligibility/ineligible-note.tsx";
import type { StepProps } from "../../order/step-props.ts";
import { motorTexts } from "../../texts/motor-texts.ts";
import { InsuredSumInput } from "../insured-sum-input.tsx";

/** Finds makes and models in both alphabets and with typing errors. */
const searchNames: ComboSearch = (options, text) =>
  searchCars(
    options.map((option) => ({ name: option.label, option })),
    text,
  ).map(({ option }) => option);

/** What is insured: type, make, model, year and, for individual casco, its sum (S2 §2). */
export function CarInputs({ form, product, today, directory }: Omit<StepProps, "quote">) {
  const { t } = useTexts(motorTexts);
  const { values } = form;
  const { isTyped, carMark, carModel } = values;
  const { makes, models, years, retry } = directory;
  const tooOld = newestTooOldYear(product, today);
  const listedYears = years.map((year) => ({ value: String(year), label: String(year) }));
  const yearOptions =
    years.at(-1) === tooOld + 1
      ? [
          ...listedYears,
          { value: String(tooOld), label: t("vehicle.yearOrEarlier", { year: tooOld }) },
        ]
      : listedYears;
  const [makeOptions, modelOptions] = [useOptions(makes), useOptions(models)];
  return (
    <FieldGroup title={t("vehicle.group")}>
      {product === "MTPL" ? (
        <SelectInput
          name="vehicleType"
          label={t("vehicle.type")}
          options={VEHICLE_TYPES.map((type, code) => ({
            value: String(shownVehicleType(code)),
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
            autoComplete="off"
            maxLength={CAR_NAME_MAX_LENGTH}
          />
          <TextInput
            name="modelTxt"
            label={t("vehicle.model")}
            autoComplete="off"
            maxLength={CAR_NAME_MAX_LENGTH}
          />
        </>
      ) : (
        <>
          <ComboInput
            name="carMark"
            label={t("vehicle.make")}
            hint={t("vehicle.makeHint")}
            options={makeOptions}
            search={searchNames}
            autoComplete="off"
            noResultsText={t("vehicle.notFound")}
          />
          <ComboInput
            name="carModel"
            label={t("vehicle.model")}
            options={modelOptions}
            search={searchNames}
            autoComplete="off"
            disabled={carMark === ""}
            noResultsText={t("vehicle.notFound")}
          />
        </>
      )}
      <CheckboxInput name="isTyped" label={t("vehicle.typed")} />
      <SelectInput
        name="carIssueYear"
        label={t("vehicle.year")}
        width="short"
        disabled={years.length === 0}
        hint={carModel === "" && !isTyped ? t("vehicle.yearAfterModel") : undefined}
        options={yearOptions}
      />
      <IneligibleNote why={yearIneligibility(values, today)} />
      {product === "ECI" ? (
        <>
          <InsuredSumInput directory={directory} />
          <CheckboxInput name="calculateInstallments" label={t("vehicle.instalments")} />
        </>
      ) : null}
    </FieldGroup>
  );
}

function useOptions(entries: readonly CarDirectoryEntry[]): readonly ComboOption[] {
  return useMemo(() => entries.map(({ name }) => ({ value: name, label: name })), [entries]);
}
