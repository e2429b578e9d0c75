import { useTexts } from "@sughurta/i18n";
import { POPULAR_COUNTRIES } from "#src/model/popular-countries.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

/** Most frequent destinations, each added and removed in one tap (S1 §3). */
export function PopularCountries({ form }: Pick<StepProps, "form">) {
  const { t } = useTexts(travelTexts);
  const { country } = form.values;

  function choose(code: string, on: boolean) {
    form.setValues((before) => ({
      ...before,
      country: on ? [...before.country, code] : before.country.filter((one) => one !== code),
    }));
  }

  return (
    <ul className="sg-popular" aria-label={t("trip.popular.label")}>
      {POPULAR_COUNTRIES.map((code) => (
        <li key={code}>
          <label className="sg-popular__country">
            <input
              type="checkbox"
              checked={country.includes(code)}
              onChange={({ currentTarget }) => choose(code, currentTarget.checked)}
            />
            {t(`trip.popular.${code}`)}
          </label>
        </li>
      ))}
    </ul>
  );
}
