import {
  carNameViolations,
  insuredSumsFor,
  isBodyType,
  isCascoProgram,
  issueYearViolation,
  MAX_CAR_AGE_YEARS,
  type MotorProgram,
  VEHICLE_TYPES,
} from "@sughurta/domain/motor";
import { type FieldCodes, fieldCodes } from "#src/platform/http/failure-error.ts";
import {
  type CarModel,
  carMake,
  carModel,
  sumsOf,
  typedMake,
  typedModel,
  yearsOf,
} from "./directory/car-directory.ts";
import type { MotorRequest } from "./motor-request.ts";

const CAR = VEHICLE_TYPES.indexOf("car");
const yearOf = (today: string) => Number(today.slice(0, 4));

/** The make and the model of the directory that a request has chosen; free text has none. */
function named({ carMark, carModel: modelName }: MotorRequest) {
  const make = carMark === undefined ? undefined : carMake(carMark);
  const model = make && modelName !== undefined ? carModel(make, modelName) : undefined;
  return { make, model };
}

/** The model of the directory that a request means, chosen or typed; `undefined` for one that it lacks. */
function directoryModel(request: MotorRequest): CarModel | undefined {
  const { carModel: modelName, markaTxt = "", modelTxt = "" } = request;
  const make = named(request).make ?? typedMake(markaTxt);
  return make && (carModel(make, modelName ?? "") ?? typedModel(make, modelName ?? modelTxt));
}

/** Tells whether people have to look what kind of vehicle a request is for: the directory lacks its model. */
export function needsVehicleCheck(request: MotorRequest): boolean {
  return directoryModel(request) === undefined;
}

function yearCode(
  { carIssueYear }: MotorRequest,
  model: CarModel | undefined,
  program: MotorProgram,
  today: string,
) {
  const violation = issueYearViolation(carIssueYear, program, today);
  if (violation || !model) return violation;
  const years = yearsOf(model, yearOf(today), MAX_CAR_AGE_YEARS.MTPL);
  return years.includes(carIssueYear) ? undefined : "carIssueYear";
}

/** Tells whether a request is for a model that is insured as another kind of vehicle than it is registered as. */
function isOfOtherKind(request: MotorRequest, vehicleType: number): boolean {
  const model = directoryModel(request);
  return model !== undefined && !model.vehicleTypes.includes(vehicleType);
}

/** Tells whether a car is told without its model. */
export function isWithoutModel({ carModel: modelName, modelTxt }: MotorRequest): boolean {
  return modelName === undefined && modelTxt === undefined;
}

/**
 * What is wrong with the vehicle of a request, by field. The price of compulsory liability goes by the kind of
 * vehicle: it is told without a model too.
 */
export function carViolations(
  request: MotorRequest,
  program: MotorProgram,
  today: string,
): FieldCodes {
  const { vehicleType = CAR, carIssueYear, carBodyType, policeSumInsured = 0 } = request;
  const { make, model } = named(request);
  const sums = insuredSumsFor(model && sumsOf(model, carIssueYear, yearOf(today)));
  const insured = !isCascoProgram(program) || sums.includes(policeSumInsured);
  const names = carNameViolations(request, {
    make: make !== undefined,
    model: model !== undefined,
  });
  const needsModel = program !== "MCI_P1" || !isWithoutModel(request);
  return fieldCodes({
    carMark: names.carMark,
    markaTxt: names.markaTxt,
    modelTxt: names.modelTxt,
    carModel: needsModel && names.carModel,
    carIssueYear: yearCode(request, model, program, today),
    ...(program === "MCI_P1"
      ? { vehicleType: isOfOtherKind(request, vehicleType) && "vehicleTypeOfModel" }
      : isOfOtherKind(request, CAR) && { carModel: "cascoCarsOnly" }),
    policeSumInsured: !insured && "insuredSum",
    carBodyType: carBodyType !== undefined && !isBodyType(carBodyType) && "notInList",
  });
}
