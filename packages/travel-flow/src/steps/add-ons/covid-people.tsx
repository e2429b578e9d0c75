import { OPTION_CODES, withOption } from "@sughurta/domain/travel";
import { useTexts } from "@sughurta/i18n";
import { Checkbox } from "@sughurta/ui-kit";
import { personLabel } from "#src/model/person-label.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

/** People with Covid cover, where several travel (S1 §4, SPEC-36). */
export function CovidPeople({ form }: Pick<StepProps, "form">) {
  const texts = useTexts(travelTexts);
  const { las } = form.values;
  if (las.length < 2) return null;

  function choose(uid: string, on: boolean) {
    form.setValues((before) => ({
      ...before,
      las: before.las.map((person) =>
        person.uid === uid
          ? { ...person, sequence: withOption(person.sequence, OPTION_CODES.covid, on) }
          : person,
      ),
    }));
  }

  return (
    <fieldset className="sg-add-on__people">
      <legend>{texts.t("addOns.covidFor")}</legend>
      {las.map((person, index) => (
        <Checkbox
          key={person.uid}
          name={`las[${index}].sequence`}
          label={personLabel(person, index, texts)}
          checked={person.sequence.includes(OPTION_CODES.covid)}
          onChange={({ currentTarget }) => choose(person.uid, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
