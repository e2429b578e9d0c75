import {
  carAge,
  cascoProgramsFor,
  isCascoProgram,
  isMotorProgram,
  maxCarAge,
  productOfProgram,
} from "@sughurta/domain/motor";
import { firstInsuredSum, type MotorOrderValues } from "../order-values.ts";

const NO_TYPED_NAMES = { markaTxt: "", modelTxt: "" };

/** The sums of an order for another car, or for one of another year (S2 §4). */
function firstSums({ program }: MotorOrderValues) {
  const policeSumInsured = firstInsuredSum(productOfProgram(program));
  return { policeSumInsured, crSumAssured: 0, incidentSumAssured: 0 };
}

/**
 * What follows from another vehicle: a make clears its model, another model its year, a year the sums; a type of
 * vehicle, or names that are typed, begin the choice anew (S2 §4, SPEC-53).
 */
export function applyVehicleEffects(
  before: MotorOrderValues,
  changedValues: MotorOrderValues,
  today: string,
): MotorOrderValues {
  // Another plate is asked about anew.
  const after =
    before.gosNomer === changedValues.gosNomer
      ? changedValues
      : { ...changedValues, gosNomerConfirmed: false };
  const changed = (...fields: readonly (keyof MotorOrderValues)[]) =>
    fields.some((field) => before[field] !== after[field]);
  if (isAnotherCar(before, after))
    return withProgramForAge({ ...after, ...firstSums(after) }, today);
  // Typed names stay with another type: they may be what the type is corrected for.
  if (changed("vehicleType") && after.isTyped && !changed("isTyped")) return after;
  if (changed("vehicleType", "isTyped")) {
    // What was chosen stands where it is typed from now on.
    const { carMark, carModel } = before;
    const typed = after.isTyped ? { markaTxt: carMark, modelTxt: carModel } : NO_TYPED_NAMES;
    const names = { carMark: "", carModel: "", ...typed };
    return { ...after, ...names, ...firstSums(after), carIssueYear: "" };
  }
  if (changed("carMark")) {
    return { ...after, carModel: "", carIssueYear: "", ...firstSums(after) };
  }
  if (changed("carModel")) {
    // The year of the quick quote was chosen before the model.
    const carIssueYear = before.carModel === "" ? after.carIssueYear : "";
    return { ...after, carIssueYear, ...firstSums(after) };
  }
  if (changed("carIssueYear")) return withProgramForAge({ ...after, ...firstSums(after) }, today);
  return after;
}

/** A car that comes as a whole, with its make, its model and its year: nothing of it begins anew. */
function isAnotherCar(before: MotorOrderValues, after: MotorOrderValues): boolean {
  const namesOf = ({ carMark, carModel, markaTxt, modelTxt }: MotorOrderValues) => [
    carMark + markaTxt,
    carModel + modelTxt,
  ];
  const [make, model] = namesOf(before);
  const [otherMake, otherModel] = namesOf(after);
  return (
    otherMake !== make && otherModel !== model && otherModel !== "" && after.carIssueYear !== ""
  );
}

/**
 * Another programme where the chosen one does not take a car of this age, without options of its own, and the
 * chosen one again where it does (SPEC-49).
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
