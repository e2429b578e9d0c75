import {
  isCompensation,
  isVehicleType,
  motorOptionViolations,
  motorPeriodViolations,
} from "@sughurta/domain/motor";
import { type FieldCodes, fieldCodes } from "#src/platform/failures/failure-error.ts";
import { carViolations } from "./car-rules.ts";
import { getProgram, type MotorForm, type MotorRequest } from "./motor-request.ts";

/** All violations of a request for a motor price, by field (S2 §5). */
export function motorViolations(request: MotorForm<MotorRequest>, today: string): FieldCodes {
  const program = getProgram(request);
  if (program === undefined) return fieldCodes({ program: "programUnknown" });
  return {
    ...carViolations(request, program, today),
    ...fieldCodes({ ...motorPeriodViolations(request, today) }),
    ...(request.variant === "mci" ? typeViolations(request) : optionViolations(request)),
  };
}

const typeViolations = ({ vehicleType }: MotorRequest) =>
  fieldCodes({
    vehicleType: (vehicleType === undefined || !isVehicleType(vehicleType)) && "notInList",
  });

const optionViolations = (request: MotorRequest) =>
  fieldCodes({
    ...motorOptionViolations(request),
    compensation:
      request.compensation !== undefined && !isCompensation(request.compensation) && "notInList",
  });
