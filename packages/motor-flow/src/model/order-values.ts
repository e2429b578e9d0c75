import {
  DEFAULT_CASCO_PROGRAM,
  DEFAULT_INSURED_SUM,
  defaultMotorPeriod,
  getAccidentOptions,
  MIN_DRIVERS,
  MOTOR_OPTIONS,
  type MotorChoice,
  type MotorOption,
  type MotorProduct,
  type MotorProgram,
} from "@sughurta/domain/motor";

/** A driver, named as in S2 §3; dates ISO, `""` for empty fields. */
export interface DriverValues {
  /** Distinguishes drivers while they are added and removed. */
  readonly uid: string;
  /** "Surname Given Patronymic" as typed; the parts follow it and may be corrected. */
  readonly driverFullName: string;
  readonly driverLastname: string;
  readonly driverFirstname: string;
  readonly driverPatr: string;
  /** Birth date. */
  readonly driverBd: string;
  readonly driverGender: string;
  /** Two-letter code. */
  readonly driverCitizenship: string;
  /** Of the driving licence. */
  readonly docSeries: string;
  readonly docNumber: string;
  readonly docIssueDate: string;
}

/** Make, model and year of the directory. */
export type ListedCar = Pick<VehicleValues, "carMark" | "carModel" | "carIssueYear">;

/** The vehicle, named as in S2 §3. */
export interface VehicleValues {
  /** `"1"` to `"5"` as displayed, for compulsory liability (SPEC-47). */
  readonly vehicleType: string;
  /** Names from the directory. */
  readonly carMark: string;
  readonly carModel: string;
  /** The names are typed, because the directory lacks them (SPEC-53). */
  readonly isTyped: boolean;
  readonly markaTxt: string;
  readonly modelTxt: string;
  readonly carIssueYear: string;
  /** `"0"` to `"9"`. */
  readonly carBodyType: string;
  /** Number plate. */
  readonly gosNomer: string;
  /** The buyer has confirmed an unusual plate. */
  readonly gosNomerConfirmed: boolean;
  readonly vin: string;
  readonly bodyNumber: string;
  /** Registration certificate. */
  readonly registrSvidet: string;
  readonly color: string;
}

/** The holder, named as in S2 §3; phone nine national digits. */
export interface HolderValues {
  readonly residentType: "resident" | "nonresident";
  readonly inn: string;
  readonly city: string;
  readonly holderFullName: string;
  readonly holderLastname: string;
  readonly holderFirstname: string;
  readonly holderPatronymic: string;
  readonly holderBirthday: string;
  readonly holderGender: string;
  readonly holderPhone: string;
  readonly holderEmail: string;
  readonly holderDocType: string;
  readonly holderDocSeries: string;
  readonly holderDocNumber: string;
  readonly holderDocValidTo: string;
  readonly holderIssueDate: string;
  readonly holderIssueInstitution: string;
  readonly holderAddress: string;
}

/** Sums of options in TJS, 1 for a switch that is on, 0 for off (S2 §3). */
export type OptionValues = Readonly<Record<MotorOption, number>>;

/** Choices that do not fit the current car or programme, and are restored where they do. */
export interface SetAsideValues {
  /** Text typed as a make or model that the directory lacks. */
  readonly unknownMake: string;
  readonly unknownModel: string;
  /** The listed cars that were chosen as other vehicle types, by type, or before names were typed. */
  readonly carsOfTypes: Readonly<Record<string, ListedCar>>;
  /** The insured sum chosen for another car that may not be offered for this one; `""` for none. */
  readonly sumBeforeCar: string;
  /** Values of the options that a change of the car or of the programme has removed. */
  readonly removedOptions: Readonly<Partial<OptionValues>>;
}

/** All fields of a motor order (S2 §3). */
export interface MotorOrderValues
  extends VehicleValues,
    HolderValues,
    OptionValues,
    SetAsideValues {
  readonly program: MotorProgram;
  /** The chosen programme that does not accept a car of this age; `""` while the choice is valid. */
  readonly programBeforeAge: string;
  readonly beginDate: string;
  /** Follows the first day. */
  readonly endDate: string;
  /** Insured sum of the car in TJS as the list's value, `""` for none. */
  readonly policeSumInsured: string;
  readonly calculateInstallments: boolean;
  /** Any driver is insured. */
  readonly multiDriveOption: boolean;
  /** `"0"` to `"3"`, `""` for none. */
  readonly compensation: string;
  readonly drivers: readonly DriverValues[];
  readonly agree: boolean;
  readonly noTaxiAgree: boolean;
  readonly ageAgree: boolean;
}

/** The initial programme of an order: that of its address, or the first of its kind. S2 §9. */
const FIRST_PROGRAM: Readonly<Record<MotorProduct, MotorProgram>> = {
  MTPL: "MCI_P1",
  ECI: DEFAULT_CASCO_PROGRAM,
  SCI: "SCI_P1",
};

const NO_VEHICLE: VehicleValues = {
  vehicleType: "1",
  carMark: "",
  carModel: "",
  isTyped: false,
  markaTxt: "",
  modelTxt: "",
  carIssueYear: "",
  carBodyType: "",
  gosNomer: "",
  gosNomerConfirmed: false,
  vin: "",
  bodyNumber: "",
  registrSvidet: "",
  color: "",
};

const NOTHING_SET_ASIDE: SetAsideValues = {
  unknownMake: "",
  unknownModel: "",
  carsOfTypes: {},
  sumBeforeCar: "",
  removedOptions: {},
};

const NO_HOLDER: HolderValues = {
  residentType: "resident",
  inn: "",
  city: "",
  holderFullName: "",
  holderLastname: "",
  holderFirstname: "",
  holderPatronymic: "",
  holderBirthday: "",
  holderGender: "",
  holderPhone: "",
  holderEmail: "",
  holderDocType: "0",
  holderDocSeries: "",
  holderDocNumber: "",
  holderDocValidTo: "",
  holderIssueDate: "",
  holderIssueInstitution: "",
  holderAddress: "",
};

/** The initial insured sum of an order, where the buyer chooses one; `""` elsewhere (S2 §9). */
export function firstInsuredSum(product: MotorProduct): string {
  return product === "ECI" ? String(DEFAULT_INSURED_SUM) : "";
}

/** An empty driver. */
export function newDriver(uid: string): DriverValues {
  return {
    uid,
    driverFullName: "",
    driverLastname: "",
    driverFirstname: "",
    driverPatr: "",
    driverBd: "",
    driverGender: "",
    driverCitizenship: "TJ",
    docSeries: "",
    docNumber: "",
    docIssueDate: "",
  };
}

/** Every option switched off. */
const NO_OPTIONS = Object.fromEntries(MOTOR_OPTIONS.map((option) => [option, 0])) as OptionValues;

/** An empty order (S2 §4, §9). */
export function newMotorOrder({ product, program }: MotorChoice, today: string): MotorOrderValues {
  const chosen = program ?? FIRST_PROGRAM[product];
  return {
    ...NO_VEHICLE,
    ...NO_HOLDER,
    ...NO_OPTIONS,
    ...defaultMotorPeriod(product, today),
    program: chosen,
    programBeforeAge: "",
    ...getAccidentOptions(chosen),
    policeSumInsured: firstInsuredSum(product),
    ...NOTHING_SET_ASIDE,
    calculateInstallments: false,
    multiDriveOption: false,
    compensation: "",
    drivers: Array.from({ length: MIN_DRIVERS }, (_, place) => newDriver(String(place + 1))),
    agree: false,
    noTaxiAgree: false,
    ageAgree: false,
  };
}
