import { MultiComboInput, RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { destinationsOffered } from "../../order/country-effects.ts";
import type { StepProps } from "../../order/step-props.ts";
import { travelTexts } from "../../texts/travel-texts.ts";
import { Group } from "../group.tsx";
import { LeisureInput } from "./leisure-input.tsx";
import { MedicalCoverInputs } from "./medical-cover-inputs.tsx";
import { TravellersInput } from "./travellers-input.tsx";
import { TripDates } from "./trip-dates.tsx";
import { VisaNote } from "./visa-note.tsx";

const NO_COUNTRIES: readonly never[] = [];

/** Where, when, who, which cover and what kind of leisure (S1 §2). */
export function TripStep({ form, today, countries }: StepProps) {
  const { t, language } = useTexts(travelTexts);
  const { country } = form.values;
  const options = useMemo(() => countries?.destinationOptions(language), [countries, language]);
  const offered = useMemo(
    () => (options ? destinationsOffered(options, country) : NO_COUNTRIES),
    [options, country],
  );
  return (
    <Stack gap="xl">
      <Group title={t("trip.where")}>
        <MultiComboInput
          name="country"
          label={t("trip.country")}
          hint={t("trip.countryHint")}
          options={offered}
          autoComplete="off"
        />
      </Group>
      <Group title={t("trip.when")}>
        <RadioInput
          name="howOften"
          label={t("trip.howOften")}
          look="cards"
          inline
          options={[
            { value: "0", label: t("trip.once"), hint: t("trip.onceHint") },
            { value: "1", label: t("trip.often"), hint: t("trip.oftenHint") },
          ]}
        />
        <TripDates values={form.values} today={today} />
      </Group>
      <Group title={t("trip.who")} hint={t("trip.whoHint")}>
        <TravellersInput form={form} today={today} />
      </Group>
      <Group title={t("trip.cover")}>
        <MedicalCoverInputs currency={form.values.currency} />
        <VisaNote form={form} />
      </Group>
      <Group title={t("trip.leisure")}>
        <LeisureInput />
      </Group>
    </Stack>
  );
}
