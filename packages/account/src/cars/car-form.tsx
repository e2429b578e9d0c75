import { useApiClient } from "@sughurta/api-client/react";
import { addMyCar, changeMyCar, type MyCar } from "@sughurta/contracts/motor";
import * as z from "@sughurta/contracts/zod";
import {
  CAR_NAME_MAX_LENGTH,
  formatPlate,
  issueYears,
  isVin,
  normalizeVehicleCode,
  plateViolation,
  VEHICLE_CODE_MAX_LENGTH,
} from "@sughurta/domain/motor";
import {
  choiceFrom,
  optionalText,
  requiredText,
  SelectInput,
  TextInput,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useMemo } from "react";
import { SavedForm } from "../saved/saved-list.tsx";
import { useSave } from "../section/use-action.ts";
import { savedTexts } from "../texts/account-texts.ts";

/** Make and model as in the directory or as typed. */
export function carNames({ carMark, carModel, markaTxt, modelTxt }: MyCar) {
  return { make: carMark ?? markaTxt ?? "", model: carModel ?? modelTxt ?? "" };
}

/** Year and plate in a line. */
export function carLine({ carIssueYear, gosNomer }: MyCar): string {
  return [String(carIssueYear), ...(gosNomer ? [formatPlate(gosNomer)] : [])].join(", ");
}

const carSchema = (years: readonly string[]) =>
  z.object({
    markaTxt: requiredText(CAR_NAME_MAX_LENGTH),
    modelTxt: requiredText(CAR_NAME_MAX_LENGTH),
    carIssueYear: choiceFrom(years),
    gosNomer: requiredText(VEHICLE_CODE_MAX_LENGTH),
    vin: optionalText(VEHICLE_CODE_MAX_LENGTH),
  });

const wrong = (code: string | false | undefined, field: string) =>
  code ? { [field]: { code } } : {};

export interface CarFormProps {
  readonly known: MyCar | undefined;
  readonly today: string;
  readonly onSaved: () => void;
}

/** A car by make, model, year and plate, as in orders (S2 §3). */
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
      ...wrong(vin.trim() !== "" && !isVin(vin) && "validateVin", "vin"),
    }),
    onSubmit: ({ carIssueYear, gosNomer, vin, ...names }, current) =>
      save(current, async () => {
        const body = {
          // Values entered elsewhere, such as the registration certificate, are retained.
          ...(known && { ...known, carMark: undefined, carModel: undefined }),
          ...names,
          carIssueYear: Number(carIssueYear),
          gosNomer: normalizeVehicleCode(gosNomer),
          vin: normalizeVehicleCode(vin),
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
      />
      <TextInput
        name="modelTxt"
        label={t("cars.model")}
        hint={t("cars.modelHint")}
        autoComplete="off"
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
      />
    </SavedForm>
  );
}
