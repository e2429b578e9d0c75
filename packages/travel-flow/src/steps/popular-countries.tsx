import type { ZodForm } from "@sughurta/forms";
import type { TravelOrderValues } from "../model/order-values.ts";

/**
 * Countries and the group above the search, by the codes of the list. Their names are among the texts of the form: the
 * whole list of countries is loaded only when it is opened.
 */
const POPULAR_COUNTRIES = ["TR", "RU", "AE", "UZ", "CN", "SCU"] as const;

export interface PopularCountriesProps {
  readonly form: Pick<ZodForm<TravelOrderValues>, "values" | "setValues">;
  readonly label: string;
  /** Name of a country in the current language. */
  readonly getName: (code: (typeof POPULAR_COUNTRIES)[number]) => string;
}

/** Most frequent destinations, each added and removed in one tap (S1 §3). */
export function PopularCountries({ form, label, getName }: PopularCountriesProps) {
  const { country } = form.values;

  function choose(code: string, on: boolean) {
    form.setValues((before) => ({
      ...before,
      country: on ? [...before.country, code] : before.country.filter((one) => one !== code),
    }));
  }

  return (
    <ul className="sg-popular" aria-label={label}>
      {POPULAR_COUNTRIES.map((code) => (
        <li key={code}>
          <label className="sg-popular__country">
            <input
              type="checkbox"
              checked={country.includes(code)}
              onChange={({ currentTarget }) => choose(code, currentTarget.checked)}
            />
            {getName(code)}
          </label>
        </li>
      ))}
    </ul>
  );
}
