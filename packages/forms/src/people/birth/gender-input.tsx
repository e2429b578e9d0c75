import { useTexts } from "@sughurta/i18n";
import { RadioInput } from "#src/fields/choice-inputs.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

/** Female or male, `f` or `m` in the form (S0 §3). */
export function GenderInput({ name }: { readonly name: string }) {
  const { t } = useTexts(peopleTexts);
  return (
    <RadioInput
      name={name}
      label={t("gender")}
      requiredText={t("required.gender")}
      inline
      options={[
        { value: "f", label: t("female") },
        { value: "m", label: t("male") },
      ]}
    />
  );
}
