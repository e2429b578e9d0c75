import { middleSum } from "../money/middle-sum.ts";
import { hasOwn } from "../records/records.ts";
import { GREEN_CARD_FIELDS } from "./green-card.ts";
import type { MotorProgram } from "./motor-programs.ts";
import { SUM_LISTS } from "./sum-lists.ts";

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
