import type { MyCar } from "@sughurta/contracts/motor";
import { useTexts } from "@sughurta/i18n";
import { useFocusAfterRender } from "@sughurta/order";
import { FieldGroup } from "@sughurta/order/options";
import { Button } from "@sughurta/ui-kit";
import { carText } from "#src/model/describe-order.ts";
import { vehicleOf, withCar } from "#src/model/with-car.ts";
import { motorTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";
import { useMyCars } from "./use-my-cars.ts";

/** Maximum number of cars offered at once; a longer list is not usable. */
const MAX_CARS = 5;

const nameOf = (car: MyCar) => [carText(vehicleOf(car)), car.gosNomer].filter(Boolean).join(", ");

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
          <li key={nameOf(car)}>
            <Button variant="secondary" icon="car" onClick={() => choose(car)}>
              {rich("myCars.use", { car: nameOf(car) })}
            </Button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
