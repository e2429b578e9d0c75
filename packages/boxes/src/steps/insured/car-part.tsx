import { insuredThing, normalizeBoxInsured } from "@sughurta/domain/box";
import { issueYears } from "@sughurta/domain/motor";
import { SelectInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { summaryRow } from "@sughurta/order";
import { FieldGroup } from "@sughurta/order/options";
import type { InsuredValues } from "#src/model/box-order-values.ts";
import type { InsuredFieldsProps, InsuredPart } from "#src/model/insured-part.ts";
import { insuredTexts } from "#src/texts/boxes-texts.ts";

function toInsured({ insuredCar }: InsuredValues) {
  return normalizeBoxInsured({ insuredCar: { ...insuredCar, year: Number(insuredCar.year) } });
}

function CarFields({ rules: { today } }: InsuredFieldsProps) {
  const { t } = useTexts(insuredTexts);
  return (
    <FieldGroup title={t("car.title")} hint={t("car.hint")}>
      <TextInput
        name="insuredCar.make"
        label={t("car.make")}
        requiredText={t("car.required.make")}
        hint={t("car.makeHint")}
        autoComplete="off"
      />
      <TextInput
        name="insuredCar.model"
        label={t("car.model")}
        requiredText={t("car.required.model")}
        hint={t("car.modelHint")}
        autoComplete="off"
      />
      <SelectInput
        name="insuredCar.year"
        label={t("car.year")}
        requiredText={t("car.required.year")}
        width="medium"
        options={issueYears("SCI", today).map((year) => ({
          value: String(year),
          label: String(year),
        }))}
      />
      <TextInput
        name="insuredCar.plate"
        label={t("car.plate")}
        requiredText={t("car.required.plate")}
        hint={t("car.plateHint")}
        placeholder="1234AA01"
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FieldGroup>
  );
}

/** A car by make, model, year of manufacture and number plate. */
export const carPart: InsuredPart = {
  toInsured,
  serverFields: {},
  rows: (values, t) => {
    const isNamed = Object.values(values.insuredCar).every((text) => text.trim() !== "");
    const thing = isNamed ? insuredThing(toInsured(values)) : undefined;
    return summaryRow("car", t("car.term"), thing?.text ?? "");
  },
  place: "beforeHolder",
  Fields: CarFields,
};
