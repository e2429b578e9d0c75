import { boxInsuredViolations, insuredThing, tidyBoxInsured } from "@sughurta/domain/box";
import { CAR_NAME_MAX_LENGTH, issueYears } from "@sughurta/domain/motor";
import { requiredText, SelectInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { answeredRow, FieldGroup } from "@sughurta/order";
import * as z from "zod/mini";
import type { InsuredValues } from "../box-order-values.ts";
import { insuredErrors } from "./insured-errors.ts";
import type { InsuredFieldsProps, InsuredPart } from "./insured-part.ts";
import { insuredTexts } from "./texts/insured-texts.ts";

/** Room for spaces and dashes, which are typed and not sent. */
const PLATE_MAX_LENGTH = 20;

function toInsured({ insuredCar }: InsuredValues) {
  return tidyBoxInsured({ insuredCar: { ...insuredCar, year: Number(insuredCar.year) } });
}

function CarFields({ rules: { today } }: InsuredFieldsProps) {
  const { t } = useTexts(insuredTexts);
  return (
    <FieldGroup title={t("car.title")} hint={t("car.hint")}>
      <TextInput
        name="insuredCar.make"
        label={t("car.make")}
        hint={t("car.makeHint")}
        autoComplete="off"
        maxLength={CAR_NAME_MAX_LENGTH}
      />
      <TextInput
        name="insuredCar.model"
        label={t("car.model")}
        hint={t("car.modelHint")}
        autoComplete="off"
        maxLength={CAR_NAME_MAX_LENGTH}
      />
      <SelectInput
        name="insuredCar.year"
        label={t("car.year")}
        width="medium"
        options={issueYears("SCI", today).map((year) => ({
          value: String(year),
          label: String(year),
        }))}
      />
      <TextInput
        name="insuredCar.plate"
        label={t("car.plate")}
        hint={t("car.plateHint")}
        placeholder="1234AA01"
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={PLATE_MAX_LENGTH}
      />
    </FieldGroup>
  );
}

/** A car by make, model, year of manufacture and number plate. */
export const carPart: InsuredPart = {
  schema: () =>
    z.object({
      insuredCar: z.object({
        make: requiredText(CAR_NAME_MAX_LENGTH),
        model: requiredText(CAR_NAME_MAX_LENGTH),
        year: z.string().check(z.minLength(1, "choice")),
        plate: requiredText(PLATE_MAX_LENGTH),
      }),
    }),
  errors: (values, { today }) => insuredErrors(boxInsuredViolations(toInsured(values), today)),
  toInsured,
  serverFields: {},
  rows: (values, t) => {
    const isNamed = Object.values(values.insuredCar).every((text) => text.trim() !== "");
    const thing = isNamed ? insuredThing(toInsured(values)) : undefined;
    return answeredRow("car", t("car.term"), thing?.text ?? "");
  },
  place: "beforeHolder",
  Fields: CarFields,
};
