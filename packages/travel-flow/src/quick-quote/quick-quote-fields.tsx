import { isIsoDate } from "@sughurta/domain";
import { birthDateBounds, HOLDER_AGE } from "@sughurta/domain/person";
import { beginDateBounds, endDateBounds, MULTI_TRIP_DAYS } from "@sughurta/domain/travel";
import { DateInput, DateRangeInput, RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { TravelOrderValues } from "../model/order-values.ts";
import { useCountryList } from "../model/use-country-list.ts";
import { DestinationsInput } from "../steps/destinations-input.tsx";
import { PopularCountries, type PopularCountriesProps } from "../steps/popular-countries.tsx";
import { quickQuoteTexts } from "./quick-quote-texts.ts";

interface QuickQuoteFieldsProps {
  readonly form: PopularCountriesProps["form"];
  readonly today: string;
}

/** Where, when, how, who (S1 §5). */
export function QuickQuoteFields({ form, today }: QuickQuoteFieldsProps) {
  const { values } = form;
  const { t } = useTexts(quickQuoteTexts);
  const birthday = birthDateBounds(HOLDER_AGE, today);
  const countries = useCountryList(values.country.length > 0);
  return (
    <div className="sg-quick-quote__fields">
      <div className="sg-quick-quote__wide sg-quick-quote__where">
        <PopularCountries
          form={form}
          label={t("quote.popular.label")}
          getName={(code) => t(`quote.popular.${code}`)}
        />
        <DestinationsInput
          label={t("quote.country")}
          hint={t("quote.countryHint")}
          loadingText={t("quote.countriesLoading")}
          chosen={values.country}
          countries={countries}
        />
      </div>
      <RadioInput
        name="howOften"
        label={t("quote.howOften")}
        inline
        options={[
          { value: "0", label: t("quote.oneTrip") },
          { value: "1", label: t("quote.manyTrips") },
        ]}
      />
      <TripPeriod values={values} today={today} />
      <RadioInput
        name="spaType"
        label={t("quote.spaType")}
        options={[
          { value: "0", label: t("quote.calm"), hint: t("quote.calmHint") },
          { value: "1", label: t("quote.sport"), hint: t("quote.sportHint") },
        ]}
      />
      <div className="sg-quick-quote__who">
        <DateInput
          name="holderBirthday"
          label={t("quote.holderBirthday")}
          hint={t("quote.holderBirthdayHint", { min: HOLDER_AGE.from, max: HOLDER_AGE.to })}
          autoComplete="bday"
          min={birthday.min}
          max={birthday.max}
          today={today}
        />
        <RadioInput
          name="holderGender"
          label={t("quote.holderGender")}
          inline
          options={[
            { value: "f", label: t("quote.female") },
            { value: "m", label: t("quote.male") },
          ]}
        />
      </div>
    </div>
  );
}

interface TripPeriodProps {
  readonly values: TravelOrderValues;
  readonly today: string;
}

/** First and last day of one trip, or the year of a policy for multiple trips. */
function TripPeriod({ values, today }: TripPeriodProps) {
  const { t, format } = useTexts(quickQuoteTexts);
  const { beginDate, endDate, endDateMoved } = values;
  const many = values.howOften === "1";
  const begin = beginDateBounds(today, many ? 1 : 0);
  const { max } = endDateBounds(isIsoDate(beginDate) ? beginDate : today, today);
  return (
    <div className="sg-quick-quote__dates">
      <DateRangeInput
        today={today}
        begin={{ name: "beginDate", label: t("quote.beginDate"), hint: "", ...begin }}
        end={{
          name: "endDate",
          label: many ? t("quote.policyEnd") : t("quote.endDate"),
          hint: "",
          // A date that is too early is moved, not refused (SPEC-31).
          min: today,
          max: many ? endDate : max,
          disabled: many,
        }}
      />
      <p className="sg-note" role="status">
        {many ? t("quote.year", { days: MULTI_TRIP_DAYS }) : null}
        {!many && endDateMoved ? t("quote.endDateMoved", { date: format.date(endDate) }) : null}
      </p>
    </div>
  );
}
