import { I18nProvider } from "@sughurta/i18n";
import { TravelStepList } from "@sughurta/travel-flow";
import { Card, Container } from "@sughurta/ui-kit";
import { Suspense } from "react";

/** A page of another team: its own heading, and inside it what the installed packages give. */
export function TravelPage() {
  return (
    <Container>
      <h1>Суғуртаи сафар</h1>
      <Card>
        <I18nProvider language="tg">
          <Suspense fallback="…">
            <TravelStepList current="trip" />
          </Suspense>
        </I18nProvider>
      </Card>
    </Container>
  );
}
