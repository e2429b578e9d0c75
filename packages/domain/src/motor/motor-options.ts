import { middleSum } from "../money/money.ts";
import { SMALL_REPAIR_SUM_TJS } from "../promises/promises.ts";
import { hasOwn } from "../records/records.ts";
import type { MotorProgram } from "./motor-programs.ts";

const STEP_TJS = 10_000;

const stepsTo = (most: number): readonly number[] =>
  Array.from({ length: most / STEP_TJS }, (_, index) => (index + 1) * STEP_TJS);

/** Insured sums of a car in TJS: list 30. S2 §9, SPEC-53. */
export const INSURED_SUMS = stepsTo(500_000);

/**
 * Sums to choose from in TJS by the number of their list: 30 insured sum and 31 its older variant,
 * 32 incident, 33 crash, 34 car wash and no traffic police. S2 §9, SPEC-53.
 */
export const SUM_LISTS = {
  30: INSURED_SUMS,
  31: stepsTo(300_000),
  32: stepsTo(100_000),
  33: stepsTo(500_000),
  34: [SMALL_REPAIR_SUM_TJS],
} as const satisfies Readonly<Record<number, readonly number[]>>;

/** Initial insured sum of an order, in TJS. S2 §9. */
export const DEFAULT_INSURED_SUM = STEP_TJS;

/** Ways of compensation; the index is the wire code. S2 §2. */
export const COMPENSATIONS = [
  "expenses",
  "independentExamination",
  "insurerAssessment",
  "insurerServiceStation",
] as const;

/** Whether a number is the code of a way of compensation. S2 §3. */
export function isCompensation(code: number): boolean {
  return Number.isInteger(code) && COMPENSATIONS[code] !== undefined;
}

/** Countries to which cover can be extended, and the field of each. S2 §2, §9. */
export const GREEN_CARD_TERRITORIES = [
  { country: "UZ", field: "greenCardUzbOption", premiumField: "greenCardUzbPrem" },
  { country: "KZ", field: "greenCardKazOption", premiumField: "greenCardKazPrem" },
  { country: "KG", field: "greenCardKgzOption", premiumField: "greenCardKgzPrem" },
] as const;

/** Field of an extension of cover to another country. S2 §3. */
export type GreenCardField = (typeof GREEN_CARD_TERRITORIES)[number]["field"];

/** Fields of the extensions of cover, in display order. */
export const GREEN_CARD_FIELDS: readonly GreenCardField[] = GREEN_CARD_TERRITORIES.map(
  ({ field }) => field,
);

/** ISO codes of the countries to which the cover of an order is extended. */
export function greenCardCountries(
  values: Readonly<Partial<Record<GreenCardField, number | undefined>>>,
): string[] {
  return GREEN_CARD_TERRITORIES.filter(({ field }) => values[field] === 1).map(
    ({ country }) => country,
  );
}

/** Options with a sum and the list of their sums. S2 §9, SPEC-53. */
const LIST_OF_OPTION = {
  crSumAssured: 33,
  incidentSumAssured: 32,
  damageCarWashSumAssured: 34,
  noTraficPoliceSumAssured: 34,
} as const;

/** Options of casco that have a sum. S2 §3. */
export type MotorSumOption = keyof typeof LIST_OF_OPTION;

/** Options of casco that are on or off, in display order. S2 §2. */
export const MOTOR_SWITCHES = [
  "accidentAnyOption",
  "accident3tpOption",
  "oldNewOption",
  ...GREEN_CARD_FIELDS,
] as const;

/** Option of casco that is on or off. S2 §3. */
export type MotorSwitch = (typeof MOTOR_SWITCHES)[number];
/** Field of a casco option, in the form and on the wire. S2 §3. */
export type MotorOption = MotorSumOption | MotorSwitch;

/** Every option of casco: those with a sum, then the switches. S2 §2. */
export const MOTOR_OPTIONS: readonly MotorOption[] = [
  "crSumAssured",
  "incidentSumAssured",
  "damageCarWashSumAssured",
  "noTraficPoliceSumAssured",
  ...MOTOR_SWITCHES,
];

const hasSums = (option: MotorOption): option is MotorSumOption => hasOwn(LIST_OF_OPTION, option);

/** Options included in a ready-made programme: it pays for every accident. S2 §1. */
const INCLUDED_OPTIONS: Readonly<Partial<Record<MotorProgram, readonly MotorOption[]>>> = {
  SCI_P2: ["accidentAnyOption", "accident3tpOption"],
  SCI_P3: ["accidentAnyOption", "accident3tpOption"],
};

/** Options included in a programme: they are neither offered nor charged. S2 §1. */
export function includedOptions(program: MotorProgram): readonly MotorOption[] {
  return INCLUDED_OPTIONS[program] ?? [];
}

/** Whether an option can be bought with a programme: it is not included. S2 §2. */
export function offersOption(program: MotorProgram, option: MotorOption): boolean {
  return !includedOptions(program).includes(option);
}

/** Sums of an option in TJS; empty for a switch. S2 §9. */
export function motorOptionSums(option: MotorOption): readonly number[] {
  return hasSums(option) ? SUM_LISTS[LIST_OF_OPTION[option]] : [];
}

/** Value of an option that was switched on or off: its middle sum, 1 without sums, 0 when off. S2 §4. */
export function motorOptionValue(option: MotorOption, on: boolean): number {
  return on ? middleSum(motorOptionSums(option)) : 0;
}

/** Whether a value is valid for an option: off, one of its sums, or 1 for a switch. S2 §5. */
export function isMotorOptionValue(option: MotorOption, value: number): boolean {
  const sums = motorOptionSums(option);
  return value === 0 || (sums.length > 0 ? sums.includes(value) : value === 1);
}

/** Errors of the options of an order, by field. S2 §5. */
export function motorOptionViolations(
  values: Readonly<Partial<Record<MotorOption, number | undefined>>>,
): Partial<Record<MotorOption, "addOnSum">> {
  const wrong = MOTOR_OPTIONS.filter((option) => !isMotorOptionValue(option, values[option] ?? 0));
  return Object.fromEntries(wrong.map((option) => [option, "addOnSum"]));
}
