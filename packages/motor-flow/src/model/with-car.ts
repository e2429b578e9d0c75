import type { MyCar } from "@sughurta/contracts/motor";
import { shownVehicleType } from "@sughurta/domain/motor";
import type { MotorOrderValues, VehicleValues } from "./order-values.ts";

const CAR = 0;

/** The vehicle of an order as it was insured before. */
export function vehicleOf(car: MyCar): VehicleValues {
  const { carMark = "", carModel = "", markaTxt = "", modelTxt = "", carBodyType } = car;
  return {
    vehicleType: String(shownVehicleType(car.vehicleType ?? CAR)),
    carMark,
    carModel,
    isTyped: carMark === "",
    markaTxt,
    modelTxt,
    carIssueYear: String(car.carIssueYear),
    carBodyType: carBodyType === undefined ? "" : String(carBodyType),
    gosNomer: car.gosNomer ?? "",
    // It is on a policy already.
    gosNomerConfirmed: car.gosNomer !== undefined,
    vin: car.vin ?? "",
    bodyNumber: car.bodyNumber ?? "",
    registrSvidet: car.registrSvidet ?? "",
    color: car.color ?? "",
  };
}

/** The order of a car that was insured before; typed document fields are retained where that has none. */
export function withCar(values: MotorOrderValues, car: MyCar): MotorOrderValues {
  const known = Object.entries(vehicleOf(car)).filter(([, value]) => value !== "");
  return { ...values, ...Object.fromEntries(known) };
}
