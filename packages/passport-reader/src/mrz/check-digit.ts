const WEIGHTS = [7, 3, 1] as const;

/** Value of a character of the machine-readable zone: digits as they are, letters from 10, `<` as 0. */
function characterValue(character: string): number {
  if (character === "<") return 0;
  return Number.parseInt(character, 36);
}

/** Check digit of a text of the machine-readable zone (ICAO Doc 9303, part 3, §4.9). */
export function checkDigit(text: string): string {
  const sum = [...text].reduce(
    (total, character, at) => total + characterValue(character) * (WEIGHTS[at % 3] ?? 1),
    0,
  );
  return String(sum % 10);
}
