import { useApiClient } from "@sughurta/api-client/react";
import { type MyCar, myCars, removeMyCar } from "@sughurta/contracts/motor";
import { carTitle } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { SavedList } from "../saved/saved-list.tsx";
import { useApiQuery } from "../section/use-loaded.ts";
import { savedTexts } from "../texts/saved-texts.ts";
import { CarForm, carLine, carNames } from "./car-form.tsx";

export interface CarsPartProps {
  readonly today: string;
  /** Begins a motor order with a car. */
  readonly onInsureCar: (car: MyCar) => void;
}

/** Cars of the policies and those added by hand; each can be insured without typing it again. */
export function CarsPart({ today, onInsureCar }: CarsPartProps) {
  const { t } = useTexts(savedTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(myCars, {}));
  return (
    <SavedList
      control={control}
      noneText={t("cars.none")}
      addText={t("cars.add")}
      describe={(car) => {
        const { make, model } = carNames(car);
        const title = carTitle(make, model);
        const text = carLine(car);
        const action = t(car.product ? "cars.insureAgain" : "cars.insure");
        const name = `${title}, ${text}`;
        return {
          id: car.id,
          title,
          text,
          verbatim: ["title", "text"],
          action: (
            <Button
              variant="secondary"
              icon="car"
              aria-label={t("cars.insureNamed", { action, name })}
              onClick={() => onInsureCar(car)}
            >
              {action}
            </Button>
          ),
        };
      }}
      remove={async (id) => {
        const response = await client.send(removeMyCar, { params: { id } });
        return response.status === 200 ? undefined : response.data.message;
      }}
    >
      {(known, onSaved) => <CarForm known={known} today={today} onSaved={onSaved} />}
    </SavedList>
  );
}
