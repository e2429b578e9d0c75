import { calculateCar } from "@sughurta/contracts/motor";
import { addYears } from "@sughurta/domain";
import { type MotorSwitch, type ResidentType, VEHICLE_TYPES } from "@sughurta/domain/motor";
import { parse } from "zod/v4/core";
import type { MotorRequest } from "#src/products/motor/motor-request.ts";
import type { OwnDamageProgram } from "./casco-price.ts";

/** A vehicle with the fields that compulsory liability requires. */
export interface TypicalLiability {
  /** The code of {@link VEHICLE_TYPES}. */
  readonly vehicleType: number;
  readonly residentType: ResidentType;
}

/** A typical insured car; its age in years, its sum in TJS. */
export interface TypicalCar {
  readonly program: OwnDamageProgram;
  readonly carMark: string;
  readonly carModel: string;
  readonly age: number;
  readonly sum: number;
  readonly drivers: "experienced" | "oneNew" | "anybody";
  readonly options: readonly Exclude<MotorSwitch, "oldNewOption">[];
}

/** Every kind of vehicle, for residents and non-residents: all existing prices. */
export const TYPICAL_LIABILITIES: readonly TypicalLiability[] = VEHICLE_TYPES.flatMap(
  (_, vehicleType) =>
    (["resident", "nonresident"] as const).map((residentType) => ({ vehicleType, residentType })),
);

const plain = { drivers: "experienced", options: [] } as const;

/** Ten cars for comparing changes of casco tariffs. */
export const TYPICAL_CARS: readonly TypicalCar[] = [
  { program: "ECI_P1", carMark: "Toyota", carModel: "Camry", age: 8, sum: 120_000, ...plain },
  { program: "ECI_P2", carMark: "Hyundai", carModel: "Sonata", age: 5, sum: 150_000, ...plain },
  { program: "ECI_P3", carMark: "Opel", carModel: "Astra", age: 15, sum: 50_000, ...plain },
  { program: "ECI_P1", carMark: "Opel", carModel: "Zafira", age: 22, sum: 30_000, ...plain },
  {
    program: "ECI_P2",
    carMark: "Toyota",
    carModel: "Corolla",
    age: 3,
    sum: 200_000,
    drivers: "oneNew",
    options: ["accidentAnyOption", "accident3tpOption"],
  },
  {
    program: "ECI_P2",
    carMark: "Lexus",
    carModel: "RX",
    age: 6,
    sum: 350_000,
    drivers: "anybody",
    options: ["accidentAnyOption"],
  },
  {
    program: "ECI_P1",
    carMark: "Mercedes-Benz",
    carModel: "Sprinter",
    age: 12,
    sum: 100_000,
    drivers: "experienced",
    options: ["greenCardUzbOption", "greenCardKazOption"],
  },
  { program: "ECI_FULL", carMark: "BYD", carModel: "Song Plus", age: 1, sum: 300_000, ...plain },
  {
    program: "SCI_P1",
    carMark: "Opel",
    carModel: "Astra",
    age: 10,
    sum: 0,
    drivers: "experienced",
    options: ["accidentAnyOption"],
  },
  {
    program: "SCI_P3",
    carMark: "Kia",
    carModel: "K5",
    age: 4,
    sum: 0,
    drivers: "experienced",
    options: ["greenCardUzbOption"],
  },
];

const NEW_YEARS = 1;
const ADULT = 40;
const EXPERIENCED_YEARS = 15;

/** The price request of a typical car. */
export function toCarRequest(
  { program, carMark, carModel, age, sum, drivers, options }: TypicalCar,
  today: string,
): MotorRequest {
  const years = drivers === "oneNew" ? NEW_YEARS : EXPERIENCED_YEARS;
  return parse(calculateCar.body, {
    program,
    carMark,
    carModel,
    carIssueYear: Number(today.slice(0, 4)) - age,
    policeSumInsured: sum,
    multiDriveOption: drivers === "anybody",
    drivers: [{ driverBd: addYears(today, -ADULT), docIssueDate: addYears(today, -years) }],
    ...Object.fromEntries(options.map((option) => [option, 1])),
  });
}
