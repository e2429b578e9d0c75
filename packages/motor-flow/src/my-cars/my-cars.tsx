import type { KnownCar } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, useFocusAfterRender } from "@sughurta/order";
import { Button } from "@sughurta/ui-kit";
import { carText } from "../order/describe-order.ts";
import type { StepProps } from "../order/step-props.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import { useMyCars } from "./use-my-cars.ts";
import { vehicleOf, withCar } from "./with-car.ts";

/** So many cars are offered at once; nobody chooses from more. */
const MAX_CARS = 5;

const nameOf = (car: KnownCar) =>
  [carText(vehicleOf(car)), car.gosNomer].filter(Boolean).join(", ");

/** Cars that were insured before, each back in one tap, until a car is chosen. */
export function MyCars({ form, product }: Pick<StepProps, "form" | "product">) {
  const { t } = useTexts(motorTexts);
  const cars = useMyCars(product).slice(0, MAX_CARS);
  const focusNext = useFocusAfterRender(form);
  const { carMark, markaTxt } = form.values;
  if (cars.length === 0 || carMark !== "" || markaTxt !== "") return null;

  function choose(car: KnownCar) {
    form.setValues((before) => withCar(before, car));
    focusNext(car.carMark === undefined ? "markaTxt" : "carMark");
  }

  return (
    <FieldGroup title={t("myCars.title")}>
      <ul className="sg-my-cars">
        {cars.map((car) => (
          <li key={nameOf(car)}>
            <Button variant="secondary" icon="car" onClick={() => choose(car)}>
              {t("myCars.use", { car: nameOf(car) })}
            </Button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
