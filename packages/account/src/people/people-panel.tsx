import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { AccountSection } from "../account/account-section.tsx";
import { CarsPart, type CarsPartProps } from "../cars/cars-part.tsx";
import { savedTexts } from "../texts/saved-texts.ts";
import { PeoplePart } from "./people-part.tsx";

/** People and cars of the person, which later orders can use without typing them again. */
export function PeoplePanel({ today, onInsureCar }: CarsPartProps) {
  const { t } = useTexts(savedTexts);
  return (
    <Stack gap="xl" className="sg-account__narrow">
      <AccountSection title={t("people.title")} lead={t("people.lead")}>
        <PeoplePart today={today} />
      </AccountSection>
      <AccountSection title={t("cars.title")} lead={t("cars.lead")}>
        <CarsPart today={today} onInsureCar={onInsureCar} />
      </AccountSection>
    </Stack>
  );
}
