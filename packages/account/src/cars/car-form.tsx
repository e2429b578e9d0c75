import { useApiClient } from "@sughurta/api-client/react";
import { addMyCar, changeMyCar, type KnownCar } from "@sughurta/contracts";
import {
  CAR_NAME_MAX_LENGTH,
  issueYears,
  isVin,
  plateViolation,
  tidyVehicleCode,
} from "@sughurta/domain/motor";
import {
  choiceOf,
  optionalText,
  requiredText,
  SelectInput,
  TextInput,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useSave } from "../cabinet/use-save.ts";
import { SavedForm } from "../saved/saved-form.tsx";
import { savedTexts } from "../texts/saved-texts.ts";
import { carNames } from "./car-name.ts";

/** Longest number of a vehicle, spaces and dashes counted. */
const CODE_MAX_LENGTH = 30;

const carSchema = (years: readonly string[]) =>
  z.object({
    markaTxt: requiredText(CAR_NAME_MAX_LENGTH),
    modelTxt: requiredText(CAR_NAME_MAX_LENGTH),
    carIssueYear: choiceOf(years),
    gosNomer: requiredText(CODE_MAX_LENGTH),
    vin: optionalText(CODE_MAX_LENGTH),
  });

const wrong = (code: string | false | undefined, field: string) =>
  code ? { [field]: { code } } : {};

export interface CarFormProps {
  readonly known: KnownCar | undefined;
  readonly today: string;
  readonly onSaved: () => void;
}

/** A car by make, model, year and plate, as orders ask for it (S2 §3). */
export function CarForm({ known, today, onSaved }: CarFormProps) {
  const { t } = useTexts(savedTexts);
  const client = useApiClient();
  const { refusal, save } = useSave(onSaved);
  const years = useMemo(() => issueYears("MTPL", today).map(String), [today]);
  const named = known && carNames(known);
  const form = useZodForm({
    initialValues: {
      markaTxt: named?.make ?? "",
      modelTxt: named?.model ?? "",
      carIssueYear: known ? String(known.carIssueYear) : "",
      gosNomer: known?.gosNomer ?? "",
      vin: known?.vin ?? "",
    },
    schema: useMemo(() => carSchema(years), [years]),
    toErrors: ({ gosNomer, vin }) => ({
      ...wrong(gosNomer.trim() !== "" && plateViolation(gosNomer, "MTPL"), "gosNomer"),
      ...wrong(vin.trim() !== "" && !isVin(tidyVehicleCode(vin)) && "validateVin", "vin"),
    }),
    onSubmit: ({ carIssueYear, gosNomer, vin, ...names }, current) =>
      save(current, async () => {
        const body = {
          // What was told elsewhere, such as the registration certificate, stays.
          ...(known && { ...known, carMark: undefined, carModel: undefined }),
          ...names,
          carIssueYear: Number(carIssueYear),
          gosNomer: tidyVehicleCode(gosNomer),
          vin: tidyVehicleCode(vin),
        };
        return known?.id === undefined
          ? client.send(addMyCar, { body })
          : client.send(changeMyCar, { params: { id: known.id }, body });
      }),
  });
  return (
    <SavedForm form={form} refusal={refusal}>
      <TextInput
        name="markaTxt"
        label={t("cars.make")}
        hint={t("cars.makeHint")}
        autoComplete="off"
        maxLength={CAR_NAME_MAX_LENGTH}
      />
      <TextInput
        name="modelTxt"
        label={t("cars.model")}
        hint={t("cars.modelHint")}
        autoComplete="off"
        maxLength={CAR_NAME_MAX_LENGTH}
      />
      <SelectInput
        name="carIssueYear"
        label={t("cars.year")}
        width="short"
        options={years.map((year) => ({ value: year, label: year }))}
      />
      <TextInput
        name="gosNomer"
        label={t("cars.plate")}
        hint={t("cars.plateHint")}
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CODE_MAX_LENGTH}
      />
      <TextInput
        name="vin"
        label={t("cars.vin")}
        hint={t("cars.vinHint")}
        optional
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CODE_MAX_LENGTH}
      />
    </SavedForm>
  );
}
