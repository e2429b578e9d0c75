import type { MyCar } from "@sughurta/contracts/motor";
import {
  carAge,
  cascoProgramsFor,
  isCascoProgram,
  isMotorProgram,
  maxCarAge,
  toDisplayVehicleType,
} from "@sughurta/domain/motor";
import type { ListedCar, MotorOrderValues, VehicleValues } from "./order-values.ts";

const NO_CAR: ListedCar = { carMark: "", carModel: "", carIssueYear: "" };

/**
 * An order for another car, or for one of another year: without the extra sums, and with the insured sum stored
 * separately until the sums of that car are known (S2 §4, SPEC-91).
 */
function withOtherCar(values: MotorOrderValues): MotorOrderValues {
  const { policeSumInsured, carIssueYear } = values;
  const cleared = { ...values, crSumAssured: 0, incidentSumAssured: 0 };
  if (policeSumInsured === "" || carIssueYear === "") return cleared;
  return { ...cleared, policeSumInsured: "", sumBeforeCar: policeSumInsured };
}

/**
 * An order whose car is from another list: the car chosen there before, or the names chosen here as typed ones, and the
 * typed names as unknown ones.
 */
function withOtherList(before: MotorOrderValues, after: MotorOrderValues): MotorOrderValues {
  const { vehicleType, carMark, carModel, carIssueYear } = before;
  const isListed = !before.isTyped && carMark !== "";
  const listed = { [vehicleType]: { carMark, carModel, carIssueYear } };
  const carsOfTypes = isListed ? { ...after.carsOfTypes, ...listed } : after.carsOfTypes;
  if (after.isTyped) {
    return withOtherCar({
      ...after,
      ...NO_CAR,
      carsOfTypes,
      markaTxt: carMark || after.unknownMake,
      modelTxt: carModel || after.unknownModel,
    });
  }
  return withOtherCar({
    ...after,
    ...(carsOfTypes[after.vehicleType] ?? NO_CAR),
    carsOfTypes,
    // Empty where no names were typed.
    unknownMake: before.markaTxt,
    unknownModel: before.modelTxt,
    markaTxt: "",
    modelTxt: "",
  });
}

/**
 * Effects of another vehicle: a make clears its model, another model its year, a year the extra sums; another vehicle
 * type, or typed names instead of listed ones, change the list (S2 §4, SPEC-53).
 */
export function applyVehicleEffects(
  before: MotorOrderValues,
  changedValues: MotorOrderValues,
  today: string,
): MotorOrderValues {
  // A changed plate is looked up again.
  const after =
    before.gosNomer === changedValues.gosNomer
      ? changedValues
      : { ...changedValues, gosNomerConfirmed: false };
  const changed = (...fields: readonly (keyof MotorOrderValues)[]) =>
    fields.some((field) => before[field] !== after[field]);
  if (isAnotherCar(before, after)) return withProgramForAge(withOtherCar(after), today);
  // Typed names are retained with another type: they may be the reason for its correction.
  if (changed("vehicleType") && after.isTyped && !changed("isTyped")) return after;
  if (changed("vehicleType", "isTyped")) {
    return withProgramForAge(withOtherList(before, after), today);
  }
  if (changed("carMark")) {
    const unknown = { unknownMake: "", unknownModel: "" };
    return withOtherCar({ ...after, ...unknown, carModel: "", carIssueYear: "" });
  }
  if (changed("carModel")) {
    // The year of the quick quote was chosen before the model.
    const carIssueYear = before.carModel === "" ? after.carIssueYear : "";
    return withOtherCar({ ...after, carIssueYear, unknownModel: "" });
  }
  if (changed("carIssueYear")) return withProgramForAge(withOtherCar(after), today);
  return after;
}

/** A complete car with make, model and year: none of its fields is reset. */
function isAnotherCar(before: MotorOrderValues, after: MotorOrderValues): boolean {
  const getNames = ({ carMark, carModel, markaTxt, modelTxt }: MotorOrderValues) => [
    carMark + markaTxt,
    carModel + modelTxt,
  ];
  const [make, model] = getNames(before);
  const [otherMake, otherModel] = getNames(after);
  return (
    otherMake !== make && otherModel !== model && otherModel !== "" && after.carIssueYear !== ""
  );
}

/**
 * Another programme where the chosen one does not accept a car of this age, without options of its own, and the chosen
 * one again where it does (SPEC-49).
 */
export function withProgramForAge(values: MotorOrderValues, today: string): MotorOrderValues {
  const { program, programBeforeAge, carIssueYear } = values;
  if (!isCascoProgram(program) || carIssueYear === "") return values;
  const age = carAge(Number(carIssueYear), today);
  const chosen = isMotorProgram(programBeforeAge) ? programBeforeAge : program;
  if (age <= maxCarAge(chosen)) return { ...values, program: chosen, programBeforeAge: "" };
  const [first] = cascoProgramsFor(age);
  if (first === undefined || age <= maxCarAge(program)) return values;
  return { ...values, program: first, programBeforeAge: chosen };
}

const CAR = 0;

/** The vehicle of an order as it was insured before. */
export function getVehicle(car: MyCar): VehicleValues {
  const { carMark = "", carModel = "", markaTxt = "", modelTxt = "", carBodyType } = car;
  return {
    vehicleType: String(toDisplayVehicleType(car.vehicleType ?? CAR)),
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
  const known = Object.entries(getVehicle(car)).filter(([, value]) => value !== "");
  return { ...values, ...Object.fromEntries(known) };
}
