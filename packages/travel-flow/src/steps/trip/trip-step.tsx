import { isIsoDate } from "@sughurta/domain";
import {
  type AgeGroup,
  beginDateBounds,
  endDateBounds,
  MAX_TRIP_DAYS,
  MULTI_TRIP_DAYS,
} from "@sughurta/domain/travel";
import { DateRangeInput, RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order/options";
import { Alert, Stack } from "@sughurta/ui-kit";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { getAgeGroups, getMedicalSums } from "#src/model/travel-quote.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import { DestinationsInput } from "../destinations-input.tsx";
import { PopularCountries } from "../popular-countries.tsx";
import type { StepProps } from "../step-props.ts";
import { LeisureInput, MedicalCoverInputs, VisaNote } from "./cover-inputs.tsx";
import { TravellersInput } from "./travellers-input.tsx";

export interface TripStepProps extends StepProps {
  /** Medical sums on sale before the first price. */
  readonly medicalSums: readonly number[] | undefined;
  /** Age groups on sale before the first price. */
  readonly ageGroups: readonly AgeGroup[] | undefined;
}

/** Where, when, who, which cover and what kind of leisure (S1 §2). */
export function TripStep(props: TripStepProps) {
  const { form, today, countries, quote, medicalSums, ageGroups } = props;
  const { t } = useTexts(travelTexts);
  const sums = getMedicalSums(quote, medicalSums);
  return (
    <Stack gap="xl">
      <FieldGroup title={t("trip.where")} titleHidden>
        <PopularCountries
          form={form}
          label={t("trip.popular.label")}
          getName={(code) => t(`trip.popular.${code}`)}
        />
        <DestinationsInput
          label={t("trip.country")}
          hint={t("trip.countryHint")}
          loadingText={t("trip.countriesLoading")}
          chosen={form.values.country}
          countries={countries}
        />
      </FieldGroup>
      <FieldGroup title={t("trip.when")}>
        <RadioInput
          name="howOften"
          label={t("trip.howOften")}
          labelHidden
          look="segments"
          options={[
            {
              value: "0",
              label: t("trip.once"),
              hint: t("trip.onceHint", { days: MAX_TRIP_DAYS }),
            },
            {
              value: "1",
              label: t("trip.often"),
              hint: t("trip.oftenHint", { days: MULTI_TRIP_DAYS }),
            },
          ]}
        />
        <TripDates values={form.values} today={today} />
      </FieldGroup>
      <FieldGroup title={t("trip.who")} hint={t("trip.whoHint")}>
        <TravellersInput
          form={form}
          today={today}
          quote={quote}
          ageGroups={getAgeGroups(quote, ageGroups)}
        />
      </FieldGroup>
      <FieldGroup title={t("trip.cover")}>
        <MedicalCoverInputs values={form.values} sums={sums} quote={quote} />
        <VisaNote form={form} sums={sums} />
      </FieldGroup>
      <FieldGroup title={t("trip.leisure")}>
        <LeisureInput quote={quote} />
      </FieldGroup>
    </Stack>
  );
}

export interface TripDatesProps {
  readonly values: TravelOrderValues;
  readonly today: string;
}

/** First and last day; the last day of a policy for multiple trips is calculated (S1 §4, SPEC-31). */
function TripDates({ values, today }: TripDatesProps) {
  const { t, format } = useTexts(travelTexts);
  const { howOften, beginDate, endDate, dayCount, endDateMoved } = values;
  const many = howOften === "1";
  const begin = beginDateBounds(today, many ? 1 : 0);
  const end = endDateBounds(isIsoDate(beginDate) ? beginDate : today, today);
  const complete = isIsoDate(beginDate) && isIsoDate(endDate);
  return (
    <>
      <DateRangeInput
        today={today}
        begin={{ name: "beginDate", label: t("trip.beginDate"), ...begin }}
        end={{
          name: "endDate",
          label: many ? t("trip.policyEnd") : t("trip.endDate"),
          hint: many ? t("trip.policyEndHint") : undefined,
          // An end before the begin is not refused: it becomes the day after the begin, with a notice.
          min: today,
          max: many ? endDate : end.max,
          disabled: many,
        }}
      />
      <p className="sg-note" role="status">
        {complete && many
          ? t("trip.manyTrips", { end: format.date(endDate), count: dayCount })
          : null}
        {complete && !many ? t("trip.days", { count: dayCount }) : null}
      </p>
      {endDateMoved ? (
        <Alert tone="info" live="polite">
          {t("trip.endMoved", { date: format.date(endDate) })}
        </Alert>
      ) : null}
    </>
  );
}
