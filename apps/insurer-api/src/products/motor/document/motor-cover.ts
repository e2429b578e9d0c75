import { ageOn } from "@sughurta/domain";
import {
  carTitle,
  formatPlate,
  GREEN_CARD_FIELDS,
  greenCardCountries,
  MOTOR_OPTIONS,
  type MotorOption,
  type MotorProgram,
  motorOptionSums,
  offersOption,
} from "@sughurta/domain/motor";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { toFullName } from "#src/products/line/full-name.ts";
import type { BoughtOption, MotorCover, NamedDriver } from "#src/products/line/policy-cover.ts";
import { carMake, carModel } from "#src/products/motor/directory/car-directory.ts";
import { toMotorForm } from "#src/products/motor/motor-order-columns.ts";
import { getProgram, type MotorForm } from "#src/products/motor/motor-request.ts";

type Driver = NonNullable<MotorForm["drivers"]>[number];

function vehicleName({ carMark, markaTxt, carModel: model, modelTxt }: MotorForm): string {
  const make = carMark === undefined ? undefined : carMake(carMark);
  const known = make && model !== undefined ? carModel(make, model) : undefined;
  return carTitle(make?.name ?? markaTxt ?? "", known?.name ?? modelTxt ?? "");
}

/** Make, model, year and plate in one line. */
export function insuredVehicle(form: MotorForm): string {
  const plate = form.gosNomer === undefined ? [] : [formatPlate(form.gosNomer)];
  return [vehicleName(form), form.carIssueYear, ...plate].join(", ");
}

function namedDriver(driver: Driver, startDate: string): NamedDriver {
  const { driverLastname = "", driverFirstname = "", driverPatr, driverBd, docIssueDate } = driver;
  return {
    name: toFullName({
      lastName: driverLastname,
      firstName: driverFirstname,
      patronymic: driverPatr,
    }),
    birthDate: driverBd ?? "",
    licence: [driver.docSeries, driver.docNumber].filter(Boolean).join(" "),
    years: docIssueDate ? ageOn(docIssueDate, startDate) : 0,
  };
}

const isNoGreenCard = (option: MotorOption): option is BoughtOption["field"] =>
  GREEN_CARD_FIELDS.every((field) => field !== option);

function boughtOptions(program: MotorProgram, form: MotorForm): BoughtOption[] {
  return MOTOR_OPTIONS.filter(isNoGreenCard)
    .filter((field) => (form[field] ?? 0) > 0 && offersOption(program, field))
    .map((field) => ({ field, sum: motorOptionSums(field).length > 0 ? form[field] : undefined }));
}

/** Reads the cover from a saved order. */
export function getMotorCover(
  details: Readonly<Record<string, unknown>>,
  { startDate }: Pick<Policy, "startDate">,
): MotorCover {
  const form = toMotorForm(details);
  const program = getProgram(form);
  if (program === undefined) throw new Error("The programme of a motor policy is not sold");
  const casco = program !== "MCI_P1";
  const named = casco && !form.multiDriveOption ? (form.drivers ?? []) : [];
  return {
    program,
    vehicle: {
      name: vehicleName(form),
      issueYear: form.carIssueYear,
      vehicleType: casco ? undefined : form.vehicleType,
      plate: form.gosNomer,
      vin: form.vin,
      bodyNumber: form.bodyNumber,
      registration: form.registrSvidet,
    },
    drivers: named.map((driver) => namedDriver(driver, startDate)),
    options: casco ? boughtOptions(program, form) : [],
    countries: casco ? greenCardCountries(form) : [],
    compensation: casco ? form.compensation : undefined,
  };
}
