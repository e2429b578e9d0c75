import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { CarsPart, type CarsPartProps } from "../cars/cars-part.tsx";
import { savedTexts } from "../texts/saved-texts.ts";
import { PeoplePart } from "./people-part.tsx";

/** Whom and what the person insures: people and cars that later orders need not ask for again. */
export function PeoplePanel({ today, onInsureCar }: CarsPartProps) {
  const { t } = useTexts(savedTexts);
  return (
    <Stack gap="lg" className="sg-account__narrow">
      <h2>{t("people.title")}</h2>
      <p>{t("people.lead")}</p>
      <PeoplePart today={today} />
      <h2>{t("cars.title")}</h2>
      <p>{t("cars.lead")}</p>
      <CarsPart today={today} onInsureCar={onInsureCar} />
    </Stack>
  );
}
