import { isIsoDate } from "@sughurta/domain";
import { driverViolations, productOfProgram } from "@sughurta/domain/motor";
import { dateWithin, type FieldErrors, gender, schemaErrors } from "@sughurta/forms";
import {
  citizenship,
  fieldsIn,
  fullNameErrors,
  fullNameShape,
  licenceShape,
} from "@sughurta/forms/people";
import * as z from "zod/mini";
import { errorsOf } from "../../order/errors-of.ts";
import type { MotorOrderValues } from "../../order/order-values.ts";
import { DRIVER_NAME, LICENCE } from "./holder-fields.ts";

/** Whether drivers are named is a rule of the whole order. */
export const driversSchema = z.object({});

const driverSchema = z.object({
  ...fullNameShape(DRIVER_NAME, "any"),
  ...licenceShape(LICENCE),
  driverBd: dateWithin({}),
  driverGender: gender,
  driverCitizenship: citizenship,
});

/** Rules of the drivers who are named: nobody is where anybody may drive (S2 §4, §5, decision 48). */
export function driversErrors(values: MotorOrderValues, today: string): FieldErrors {
  const { drivers, multiDriveOption, program } = values;
  if (multiDriveOption || productOfProgram(program) === "MTPL") return {};
  return Object.assign(
    {},
    ...drivers.map((driver, place) => {
      const fields = fieldsIn(`drivers[${place}]`, {
        ...DRIVER_NAME,
        ...LICENCE,
        born: "driverBd",
      });
      const own = Object.entries(schemaErrors(driverSchema, driver)).map(([field, error]) => [
        `drivers[${place}].${field}`,
        error,
      ]);
      const { birthDate, licenceDate } = driverViolations(
        {
          birthDate: isIsoDate(driver.driverBd) ? driver.driverBd : undefined,
          licenceDate: isIsoDate(driver.docIssueDate) ? driver.docIssueDate : undefined,
        },
        today,
      );
      return {
        ...errorsOf({ [fields.born]: birthDate, [fields.issueDate]: licenceDate }),
        ...fullNameErrors(fieldsIn(`drivers[${place}]`, DRIVER_NAME), values, "any"),
        ...Object.fromEntries(own),
      };
    }),
  );
}
