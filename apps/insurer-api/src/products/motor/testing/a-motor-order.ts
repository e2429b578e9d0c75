import type { BodyOf } from "@sughurta/contracts/core";
import { calculateCar, saveCar } from "@sughurta/contracts/motor";
import { parse } from "zod/v4/core";
import type { MotorOrder, MotorRequest } from "#src/products/motor/motor-request.ts";

type RequestInput = BodyOf<typeof calculateCar>;
type OrderInput = BodyOf<typeof saveCar>;
type DriverInput = NonNullable<OrderInput["drivers"]>[number];

/** The day that the examples assume. */
export const TODAY = "2026-03-02";

const REQUEST: RequestInput = {
  carMark: "Toyota",
  carModel: "Camry",
  carIssueYear: 2018,
  program: "ECI_P1",
  policeSumInsured: 120_000,
};

/** A valid request on {@link TODAY} for total-loss cover of an eight-year-old car. */
export function aMotorRequest(changes: Partial<RequestInput> = {}): MotorRequest {
  return parse(calculateCar.body, { ...REQUEST, ...changes });
}

/** A driver of 35 with eleven years of experience. */
export function aDriver(changes: Partial<DriverInput> = {}): DriverInput {
  return {
    driverLastname: "Саидова",
    driverFirstname: "Мадина",
    driverBd: "1990-05-14",
    docNumber: "AB123456",
    docIssueDate: "2015-04-01",
    ...changes,
  };
}

/** A complete casco order, valid on {@link TODAY}. */
export function aMotorOrder(changes: Partial<OrderInput> = {}): MotorOrder {
  return parse(saveCar.body, {
    ...REQUEST,
    beginDate: "2026-03-06",
    endDate: "2027-03-05",
    vin: "JTNB11HK903000123",
    gosNomer: "1234AA01",
    holderLastname: "Саидова",
    holderFirstname: "Мадина",
    holderBirthday: "1990-05-14",
    holderPhone: "992921234567",
    holderEmail: "madina@example.tj",
    holderDocType: 0,
    holderDocNumber: "12345678",
    holderIssueDate: "2018-02-01",
    holderAddress: "улица Айни, 12",
    drivers: [aDriver()],
    agree: true,
    noTaxiAgree: true,
    ageAgree: true,
    ...changes,
  });
}

/** A complete compulsory-liability order, valid on {@link TODAY}. */
export function aLiabilityOrder(changes: Partial<OrderInput> = {}): MotorOrder {
  return aMotorOrder({
    program: "MCI_P1",
    vehicleType: 0,
    residentType: "resident",
    inn: "025001234",
    city: "Душанбе",
    holderDocValidTo: "2028-02-01",
    holderEmail: undefined,
    drivers: undefined,
    ...changes,
  });
}
