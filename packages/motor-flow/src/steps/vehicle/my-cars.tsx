import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { MyCar } from "@sughurta/contracts/motor";
import type { MotorProduct } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { useHasInteracted } from "@sughurta/lazy-module";
import { useFocusAfterRender } from "@sughurta/order";
import { FieldGroup } from "@sughurta/order/options";
import { Button } from "@sughurta/ui-kit";
import { useState } from "react";
import { useApiQuery } from "#src/model/car-directory.ts";
import { carText } from "#src/model/describe-order.ts";
import { hasOrderedHere, motorContracts } from "#src/model/motor-quote.ts";
import { getVehicle, withCar } from "#src/model/vehicle.ts";
import { motorTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";

/** Maximum number of cars offered at once; a longer list is not usable. */
const MAX_CARS = 5;

const getName = (car: MyCar) => [carText(getVehicle(car)), car.gosNomer].filter(Boolean).join(", ");

/** Cars that were insured before, each restored in one tap, until a car is chosen. */
export function MyCars({ form, product }: Pick<StepProps, "form" | "product">) {
  const { t, rich } = useTexts(motorTexts);
  const cars = useMyCars(product).slice(0, MAX_CARS);
  const focusNext = useFocusAfterRender(form);
  const { carMark, markaTxt } = form.values;
  if (cars.length === 0 || carMark !== "" || markaTxt !== "") return null;

  function choose(car: MyCar) {
    form.setValues((before) => withCar(before, car));
    focusNext(car.carMark === undefined ? "markaTxt" : "carMark");
  }

  return (
    <FieldGroup title={t("myCars.title")}>
      <ul className="sg-my-cars">
        {cars.map((car) => (
          <li key={getName(car)}>
            <Button variant="secondary" icon="car" onClick={() => choose(car)}>
              {rich("myCars.use", { car: getName(car) })}
            </Button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

const NONE: readonly MyCar[] = [];

async function fetchMyCars(client: ApiClient, _: string, signal: AbortSignal) {
  const { myCars } = await motorContracts.load();
  return (await client.send(myCars, { signal })).data;
}

/**
 * Cars that this visitor has insured and that a kind of insurance accepts; none while they are not loaded. Requested at
 * once where an order was made in this browser before, so that nothing moves under a finger.
 */
function useMyCars(product: MotorProduct): readonly MyCar[] {
  const client = useApiClient();
  const [hasOrdered] = useState(() => hasOrderedHere(client));
  const hasInteracted = useHasInteracted();
  const cars = useApiQuery(hasOrdered || hasInteracted ? "mine" : undefined, fetchMyCars);
  if (cars.kind !== "ready") return NONE;
  // Casco insures cars only.
  return cars.response.filter(({ vehicleType = 0 }) => product === "MTPL" || vehicleType === 0);
}
