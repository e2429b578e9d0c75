import { MAX_TRIP_DAYS, MULTI_TRIP_DAYS } from "@sughurta/domain/travel";
import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order/options";
import { Stack } from "@sughurta/ui-kit";
import { travelTexts } from "#src/texts/travel-texts.ts";
import { DestinationsInput } from "../destinations-input.tsx";
import type { StepProps } from "../step-props.ts";
import { LeisureInput } from "./leisure-input.tsx";
import { MedicalCoverInputs } from "./medical-cover-inputs.tsx";
import { PopularCountries } from "./popular-countries.tsx";
import { TravellersInput } from "./travellers-input.tsx";
import { TripDates } from "./trip-dates.tsx";
import { VisaNote } from "./visa-note.tsx";

/** Where, when, who, which cover and what kind of leisure (S1 §2). */
export function TripStep({ form, today, countries, quote }: StepProps) {
  const { t } = useTexts(travelTexts);
  return (
    <Stack gap="xl">
      <FieldGroup title={t("trip.where")} titleHidden>
        <PopularCountries form={form} />
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
        <TravellersInput form={form} today={today} quote={quote} />
      </FieldGroup>
      <FieldGroup title={t("trip.cover")}>
        <MedicalCoverInputs values={form.values} quote={quote} />
        <VisaNote form={form} />
      </FieldGroup>
      <FieldGroup title={t("trip.leisure")}>
        <LeisureInput quote={quote} />
      </FieldGroup>
    </Stack>
  );
}
