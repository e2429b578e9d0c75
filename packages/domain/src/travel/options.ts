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
export function leisureOf(
  spaType: number,
  sequence: readonly number[],
): { sportOption: 0 | 1; sequence: number[] } {
  const sport = spaType !== 0;
  return {
    sportOption: sport ? 1 : 0,
    sequence: withOption(sequence, OPTION_CODES.sport, sport),
  };
}
