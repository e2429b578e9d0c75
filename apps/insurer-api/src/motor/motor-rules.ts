import {
  isCompensation,
  isVehicleType,
  motorOptionViolations,
  motorPeriodViolations,
} from "@sughurta/domain/motor";
import { type FieldCodes, fieldCodes } from "#src/http/failure-error.ts";
import { carViolations } from "./car-rules.ts";
import { type MotorForm, type MotorRequest, programOf } from "./motor-request.ts";

/** Everything that keeps a motor policy from being priced, by field (S2 §5). */
export function motorViolations(request: MotorForm<MotorRequest>, today: string): FieldCodes {
  const program = programOf(request);
  if (program === undefined) return fieldCodes({ program: "programUnknown" });
  const { vehicleType = -1, compensation } = request;
  const compensated = compensation === undefined || isCompensation(compensation);
  const own =
    request.variant === "mci"
      ? { vehicleType: isVehicleType(vehicleType) ? undefined : ("notInList" as const) }
      : {
          ...motorOptionViolations(request),
          compensation: compensated ? undefined : ("notInList" as const),
        };
  return {
    ...carViolations(request, program, today),
    ...fieldCodes({ ...motorPeriodViolations(request, today), ...own }),
  };
}
