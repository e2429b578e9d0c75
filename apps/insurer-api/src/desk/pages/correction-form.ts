import { parsePhone, toWirePhone } from "@sughurta/domain";
import { isoDay } from "#src/desk/shell/day-field.ts";
import type { DeskForm } from "#src/desk/shell/desk-command.ts";
import type { NamedPerson, PolicyData, PolicyDriver } from "#src/platform/database/schema/sales.ts";

/** Prefix of the fields of an added driver. */
export const NEW_DRIVER = "driver.new";
/** Prefixes of the fields of a person: 0 is the policyholder. */
export const personField = (at: number): string => `person.${at}`;
export const driverField = (at: number): string => `driver.${at}`;

function personIn(
  { text }: Pick<DeskForm, "text">,
  prefix: string,
  known: NamedPerson | undefined,
): NamedPerson {
  const hasDocument = known?.docNumber !== undefined;
  return {
    lastName: text(`${prefix}.lastName`),
    firstName: text(`${prefix}.firstName`),
    patronymic: text(`${prefix}.patronymic`),
    birthDate: isoDay(text(`${prefix}.birthDate`)),
    ...(hasDocument
      ? { docSeries: text(`${prefix}.docSeries`), docNumber: text(`${prefix}.docNumber`) }
      : {}),
  };
}

function driversIn(form: Pick<DeskForm, "text">, known: readonly PolicyDriver[]): PolicyDriver[] {
  const driverIn = (prefix: string, at: number | undefined): PolicyDriver => ({
    ...personIn(form, prefix, { ...NOBODY, docNumber: "" }),
    licenceDate: isoDay(form.text(`${prefix}.licenceDate`)),
    ...(at === undefined ? {} : { at }),
  });
  const kept = known.flatMap((_, at) =>
    form.text(`${driverField(at)}.remove`) === "" ? [driverIn(driverField(at), at)] : [],
  );
  const added = driverIn(NEW_DRIVER, undefined);
  return added.lastName === "" && added.firstName === "" ? kept : [...kept, added];
}

const NOBODY: NamedPerson = { lastName: "", firstName: "", patronymic: "", birthDate: "" };

/** The wanted data of a policy in a submitted form; `known` has the same fields as the form. */
export function correctionIn(form: Pick<DeskForm, "text">, known: PolicyData): PolicyData {
  const { text } = form;
  const typedPhone = text("phone");
  const phone = parsePhone(typedPhone);
  const { vehicle, drivers, insured } = known;
  return {
    holder: personIn(form, personField(0), known.holder),
    email: text("email"),
    phone: phone === undefined ? typedPhone : toWirePhone(phone),
    insured: insured.map((person, at) => personIn(form, personField(at + 1), person)),
    ...(drivers ? { drivers: driversIn(form, drivers) } : {}),
    ...(vehicle
      ? {
          vehicle: {
            plate: text("plate"),
            ...(vehicle.vin === undefined ? {} : { vin: text("vin") }),
          },
        }
      : {}),
    startDate: isoDay(text("startDate")) || known.startDate,
    endDate: isoDay(text("endDate")) || known.endDate,
  };
}
