import { normalizeTaxNumber } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { useRepeatedDigitHint } from "#src/fields/phone-input.tsx";
import { TextInput } from "#src/fields/text-input.tsx";
import type { BoundFieldProps } from "#src/fields/use-form-field.ts";
import { useFormContext } from "#src/form/zod-form.ts";
import { toText, valueAt } from "#src/validation/field-name.ts";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

/** Tax number (INN) of a person (S1 §3, S2 §3). */
export function TaxNumberInput({ name, optional }: Pick<BoundFieldProps, "name" | "optional">) {
  const { t } = useTexts(peopleTexts);
  const { form } = useFormContext();
  const digits = normalizeTaxNumber(toText(valueAt(form.values, name)));
  const hint = useRepeatedDigitHint(digits, t("taxNumberHint"));
  return (
    <PersonErrors>
      <TextInput
        name={name}
        label={t("taxNumber")}
        requiredText={t("required.taxNumber")}
        hint={hint}
        width="medium"
        autoComplete="off"
        inputMode="numeric"
        optional={optional}
      />
    </PersonErrors>
  );
}
