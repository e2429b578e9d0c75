import { HOME_COUNTRY_CODE } from "@sughurta/domain/countries";
import { useTexts } from "@sughurta/i18n";
import { type Choice, useInView } from "@sughurta/ui-kit";
import { useEffect, useMemo, useRef, useState } from "react";
import { SelectInput } from "#src/fields/choice-inputs.tsx";
import { useFormContext } from "#src/form/zod-form.ts";
import { toText, valueAt } from "#src/validation/field-name.ts";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

/**
 * The buyer's own citizenship, in a native list: the two-letter code of a country (S0 §3). All countries except the
 * insurer's are loaded when the list is on the screen, or has one of them as its value.
 */
export function OwnCitizenshipInput({ name }: { readonly name: string }) {
  const { t } = useTexts(peopleTexts);
  const { form } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  const options = useCountries(toText(valueAt(form.values, name)), isSeen);
  return (
    <div ref={place}>
      <PersonErrors>
        <SelectInput
          name={name}
          label={t("citizenship")}
          requiredText={t("required.citizenship")}
          autoComplete="country"
          options={options}
        />
      </PersonErrors>
    </div>
  );
}

function useCountries(chosen: string, isSeen: boolean): readonly Choice[] {
  const { t, language } = useTexts(peopleTexts);
  const isAbroad = chosen !== "" && chosen !== HOME_COUNTRY_CODE;
  const wanted = isSeen || isAbroad;
  const [list, setList] = useState<readonly Choice[]>();
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    import("./country-choices.ts").then(
      ({ countryChoices }) => {
        if (isCurrent) setList(countryChoices(language));
      },
      // Without a network the insurer's country can be chosen; the order continues.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, language]);
  return useMemo(
    () =>
      list ?? [
        isAbroad
          ? { value: chosen, label: chosen }
          : { value: HOME_COUNTRY_CODE, label: t("homeCountry") },
      ],
    [list, isAbroad, chosen, t],
  );
}
