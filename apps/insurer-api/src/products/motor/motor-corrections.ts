import {
  isMotorProgram,
  motorEndDate,
  normalizeVehicleCode,
  productOfProgram,
} from "@sughurta/domain/motor";
import type { Order, PolicyData, PolicyDriver } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type CorrectedOrder, filled, newViolations } from "#src/products/line/corrected-order.ts";
import { motorOrderColumns, toMotorForm } from "./motor-order-columns.ts";
import { liabilityBeginViolations, motorOrderViolations } from "./motor-order-rules.ts";
import { motorQuote } from "./motor-quote.ts";
import { getProgram, type MotorForm } from "./motor-request.ts";

type Driver = NonNullable<MotorForm["drivers"]>[number];

/** Whether a form names the drivers: casco without "any driver". */
function namesDrivers(form: MotorForm): boolean {
  const program = getProgram(form);
  return program !== undefined && productOfProgram(program) !== "MTPL" && !form.multiDriveOption;
}

const policyDriver = (driver: Driver, at: number): PolicyDriver => ({
  at,
  lastName: driver.driverLastname ?? "",
  firstName: driver.driverFirstname ?? "",
  patronymic: driver.driverPatr ?? "",
  birthDate: driver.driverBd ?? "",
  docSeries: driver.docSeries ?? "",
  docNumber: driver.docNumber ?? "",
  licenceDate: driver.docIssueDate ?? "",
});

/** The drivers and the vehicle of an order. */
export function motorCorrectable({ details }: Pick<Order, "details">) {
  const form = toMotorForm(details);
  return {
    insured: [],
    vehicle: { plate: form.gosNomer ?? "", vin: form.vin ?? "" },
    ...(namesDrivers(form) ? { drivers: (form.drivers ?? []).map(policyDriver) } : {}),
  };
}

/** A driver of the form; an added one is a citizen of no stated country. */
const correctedDriver =
  (sold: readonly Driver[]) =>
  ({ at, ...driver }: PolicyDriver): Driver => ({
    driverFullName: undefined,
    driverCitizenship: undefined,
    driverGender: undefined,
    ...(at === undefined ? {} : sold[at]),
    driverLastname: driver.lastName,
    driverFirstname: driver.firstName,
    driverPatr: filled(driver.patronymic),
    driverBd: filled(driver.birthDate),
    docSeries: filled(driver.docSeries),
    docNumber: filled(driver.docNumber),
    docIssueDate: filled(driver.licenceDate),
  });

function correctedForm(before: MotorForm, data: PolicyData): MotorForm {
  const { holder, vehicle, drivers } = data;
  const code = (text: string | undefined) => filled(normalizeVehicleCode(text ?? ""));
  return {
    ...before,
    holderLastname: holder.lastName,
    holderFirstname: holder.firstName,
    holderPatronymic: filled(holder.patronymic),
    holderBirthday: holder.birthDate,
    holderDocSeries: filled(holder.docSeries),
    holderDocNumber: holder.docNumber ?? "",
    holderPhone: data.phone,
    holderEmail: filled(data.email),
    gosNomer: code(vehicle?.plate),
    vin: code(vehicle?.vin),
    beginDate: data.startDate,
    endDate: data.startDate === before.beginDate ? data.endDate : motorEndDate(data.startDate),
    ...(drivers ? { drivers: drivers.map(correctedDriver(before.drivers ?? [])) } : {}),
  };
}

/** A sold motor order with corrected data. */
export async function correctMotorOrder(
  tx: Database,
  { details }: Pick<Order, "details">,
  data: PolicyData,
  today: string,
): Promise<CorrectedOrder> {
  const before = toMotorForm(details);
  const form = correctedForm(before, data);
  const isMoved = form.beginDate !== before.beginDate;
  const { startDate, endDate, details: corrected } = motorOrderColumns(form);
  return {
    startDate,
    endDate,
    details: { ...details, request: corrected.request },
    violations: {
      ...newViolations(motorOrderViolations(before, today), motorOrderViolations(form, today)),
      ...(isMoved ? await liabilityBeginViolations(tx, form, today) : {}),
    },
  };
}

/** The price of casco by the tariff of its price day; no correction changes the price of compulsory liability. */
export async function motorPriceAsSold(
  service: Pick<Platform, "config" | "now">,
  tx: Database,
  { id: orderId, owner, details, productCode }: Order,
): Promise<number | undefined> {
  if (!isMotorProgram(productCode) || productOfProgram(productCode) === "MTPL") return undefined;
  const form = { ...toMotorForm(details), coupon: undefined };
  return (await motorQuote(service, tx, form, { orderId, owner }))?.price.priceDiram;
}
