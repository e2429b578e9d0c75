import { isIsoDate } from "@sughurta/domain";
import { driverViolations, productOfProgram } from "@sughurta/domain/motor";
import { repeatedDocuments, repeatedPeople } from "@sughurta/domain/person";
import { dateWithin, type FieldErrors, gender, schemaErrors } from "@sughurta/forms";
import {
  citizenship,
  fieldsIn,
  fullNameErrors,
  fullNameShape,
  licenceShape,
} from "@sughurta/forms/people";
import * as z from "zod/mini";
import { DRIVER_NAME, LICENCE } from "../holder-fields.ts";
import type { DriverValues, MotorOrderValues } from "../order-values.ts";
import { errorsOf } from "./errors-of.ts";

/** Whether drivers are named is a rule of the whole order. */
export const driversSchema = z.object({});

const driverSchema = z.object({
  ...fullNameShape(DRIVER_NAME, "any"),
  ...licenceShape(LICENCE),
  driverBd: dateWithin({}),
  driverGender: gender,
  driverCitizenship: citizenship,
});

/** Duplicates of a driver or a licence. */
function repeatedDrivers(drivers: readonly DriverValues[]): FieldErrors {
  const people = drivers.map(({ driverFullName: fullName, driverBd: birthDate }) => ({
    fullName,
    birthDate,
  }));
  const licences = drivers.map(({ docSeries: series, docNumber }) => ({ series, docNumber }));
  return errorsOf(
    Object.fromEntries([
      ...repeatedPeople(people).map((at) => [`drivers[${at}].driverFullName`, "personTwice"]),
      ...repeatedDocuments(licences).map((at) => [`drivers[${at}].docNumber`, "documentTwice"]),
    ]),
  );
}

/** Rules of the named drivers: there are none where any driver is insured (S2 §4, §5, SPEC-48). */
export function driversErrors(values: MotorOrderValues, today: string): FieldErrors {
  const { drivers, multiDriveOption, program } = values;
  if (multiDriveOption || productOfProgram(program) === "MTPL") return {};
  return Object.assign(
    repeatedDrivers(drivers),
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
