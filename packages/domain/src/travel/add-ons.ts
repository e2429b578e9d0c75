import { middleSum } from "../money/money.ts";

/** Codes of options in the list of selected ones; Covid is in each person's own list. SPEC-36. */
export const OPTION_CODES = { sport: 0, covid: 1, pregnancy: 2, home: 10 } as const;

/** Code of an option. SPEC-36. */
export type OptionCode = (typeof OPTION_CODES)[keyof typeof OPTION_CODES];

/** Whether an external value is the code of an option. */
export function isOptionCode(value: unknown): value is OptionCode {
  return Object.values(OPTION_CODES).some((code) => code === value);
}

/** The list of selected options with one of them added or removed. S1 §4. */
export function withOption(
  sequence: readonly number[],
  code: OptionCode,
  selected: boolean,
): number[] {
  const others = sequence.filter((other) => other !== code);
  return selected ? [...others, code] : others;
}

/** The options of a rest type: 0 is calm, any other is sport; other selected options are retained. S1 §4. */
export function getLeisure(
  spaType: number,
  sequence: readonly number[],
): { sportOption: 0 | 1; sequence: number[] } {
  const sport = spaType !== 0;
  return {
    sportOption: sport ? 1 : 0,
    sequence: withOption(sequence, OPTION_CODES.sport, sport),
  };
}

/** Sums to choose from by group, in the currency of the cover. S1 §9. */
export const SUM_GROUPS = {
  default: [500, 750, 1_000],
  0: [1_000, 3_000, 5_000, 7_000, 10_000],
  2: [50, 75, 100],
  3: [5_000, 10_000, 20_000, 30_000],
  4: [10_000, 20_000],
} as const;

/** Covid cover of each person who chose it, in the currency of the cover. S1 §9. */
export const COVID_SUM = 5_000;

/** Add-ons with a sum: field, group of its sums, field of its premium where it has one. S1 §3, SPEC-41. */
const SUM_ADD_ONS = [
  { field: "thingsSumAssured", sumGroup: "default", premiumField: "thingsSumPrem" },
  {
    field: "flatSumAssured",
    sumGroup: 3,
    premiumField: "flatSumPrem",
    optionCode: OPTION_CODES.home,
  },
  { field: "neighborSumAssured", sumGroup: 4, premiumField: "neighborSumPrem" },
  { field: "accSumAssured", sumGroup: 0, premiumField: "accSumPrem" },
  { field: "flightDelaySign", sumGroup: 2 },
  { field: "baggageDelaySign", sumGroup: 2 },
  { field: "baggageLossSign", sumGroup: "default" },
] as const;

/** Add-ons that are on or off. S1 §3. */
const SWITCH_ADD_ONS = [
  { field: "pregnantOption", premiumField: "pregnantSumPrem", optionCode: OPTION_CODES.pregnancy },
  { field: "covid19Option", premiumField: "covid19SumPrem", optionCode: OPTION_CODES.covid },
  { field: "sunOption" },
  { field: "alcoholicOption" },
  { field: "poisoningOption" },
  { field: "seaCreatureOption" },
] as const;

/** Field of an add-on with a sum. */
export type SumAddOn = (typeof SUM_ADD_ONS)[number]["field"];
/** Field of an add-on that is on or off. */
export type SwitchAddOn = (typeof SWITCH_ADD_ONS)[number]["field"];
/** Field of an add-on, in the form and on the wire. S1 §3. */
export type TravelAddOn = SumAddOn | SwitchAddOn;

/** Field of an add-on's own premium in the response of a calculation. S1 §3. */
export type AddOnPremium = Extract<
  (typeof SUM_ADD_ONS)[number] | (typeof SWITCH_ADD_ONS)[number],
  { premiumField: string }
>["premiumField"];

/** Definition of an add-on. */
export type AddOnFacts = {
  field: TravelAddOn;
  /** Sums to choose from, in the currency of the cover; none for a switch. */
  sums: readonly number[];
  /** Field of its own premium in the response of a calculation. */
  premiumField?: AddOnPremium;
  /** Its code in the list of selected options. SPEC-36. */
  optionCode?: OptionCode;
};

/** Every add-on in display order. S1 §3. */
export const TRAVEL_ADD_ONS: readonly AddOnFacts[] = [
  ...SUM_ADD_ONS.map(({ sumGroup, ...facts }) => ({ ...facts, sums: SUM_GROUPS[sumGroup] })),
  ...SWITCH_ADD_ONS.map((facts) => ({ ...facts, sums: [] })),
];

const SUMS_BY_FIELD = new Map(TRAVEL_ADD_ONS.map(({ field, sums }) => [field, sums]));

/** Sums of an add-on, in the currency of the cover; empty for a switch. S1 §9. */
export function addOnSums(field: TravelAddOn): readonly number[] {
  return SUMS_BY_FIELD.get(field) ?? [];
}

/** Value of an add-on that was switched on or off: its middle sum, 1 without sums, 0 when off. S1 §4. */
export function addOnValue(field: TravelAddOn, on: boolean): number {
  return on ? middleSum(addOnSums(field)) : 0;
}

/** Whether a value is valid for an add-on: off, or one of its sums, or 1 for a switch. S1 §5. */
export function isAddOnValue(field: TravelAddOn, value: number): boolean {
  const sums = addOnSums(field);
  return value === 0 || (sums.length > 0 ? sums.includes(value) : value === 1);
}
