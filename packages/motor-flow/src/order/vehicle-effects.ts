import { carAge, cascoProgramsFor, isCascoProgram } from "@sughurta/domain/motor";
import type { MotorOrderValues } from "./order-values.ts";

const NO_SUMS = { policeSumInsured: "", crSumAssured: 0, incidentSumAssured: 0 } as const;

/**
 * What follows from another vehicle: a make clears its model, another model its year, a year the sums; a type of
 * vehicle, or names that are typed, begin the choice anew (S2 §4, decision 53).
 */
export function applyVehicleEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
  today: string,
): MotorOrderValues {
  const changed = (...fields: readonly (keyof MotorOrderValues)[]) =>
    fields.some((field) => before[field] !== after[field]);
  if (isAnotherCar(before, after)) return withProgramForAge({ ...after, ...NO_SUMS }, today);
  if (changed("vehicleType", "isTyped")) {
    const names = { carMark: "", carModel: "", markaTxt: "", modelTxt: "" };
    return { ...after, ...names, ...NO_SUMS, carIssueYear: "" };
  }
  if (changed("carMark")) {
    return { ...after, carModel: "", carIssueYear: "", ...NO_SUMS };
  }
  if (changed("carModel")) {
    // The year of the quick quote was chosen before the model.
    const carIssueYear = before.carModel === "" ? after.carIssueYear : "";
    return { ...after, carIssueYear, ...NO_SUMS };
  }
  if (changed("carIssueYear")) return withProgramForAge({ ...after, ...NO_SUMS }, today);
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

/** Another programme where the chosen one does not take a car of this age (decision 49). */
function withProgramForAge(values: MotorOrderValues, today: string): MotorOrderValues {
  const { program, carIssueYear } = values;
  if (!isCascoProgram(program) || carIssueYear === "") return values;
  const programs = cascoProgramsFor(carAge(Number(carIssueYear), today));
  const [first] = programs;
  return first === undefined || programs.includes(program) ? values : { ...values, program: first };
}
