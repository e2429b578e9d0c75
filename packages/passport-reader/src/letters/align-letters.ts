/** Placeholder for a letter that was not recognised. */
export const UNKNOWN = "?";

/**
 * A recognised text, letter by letter beside an expected one: a letter that was dropped is `?`, and so is the one before
 * a letter too many. The result is as long as `expected`.
 */
export function alignLetters(expected: string, recognized: string): string {
  const width = recognized.length + 1;
  // Changes between the ends of both texts, from each place on.
  const costs = new Uint16Array((expected.length + 1) * width);
  const cost = (row: number, column: number) => costs[row * width + column] ?? 0;
  for (let row = expected.length; row >= 0; row--) {
    for (let column = recognized.length; column >= 0; column--) {
      if (row === expected.length) costs[row * width + column] = recognized.length - column;
      else if (column === recognized.length) costs[row * width + column] = expected.length - row;
      else {
        const change = expected[row] === recognized[column] ? 0 : 1;
        costs[row * width + column] = Math.min(
          cost(row + 1, column + 1) + change,
          cost(row + 1, column) + 1,
          cost(row, column + 1) + 1,
        );
      }
    }
  }
  const aligned: string[] = [];
  let column = 0;
  for (let row = 0; row < expected.length; row++) {
    while (column < recognized.length && cost(row, column) === cost(row, column + 1) + 1) {
      const isBetter =
        cost(row, column) <
        cost(row + 1, column + 1) + (expected[row] === recognized[column] ? 0 : 1);
      if (!isBetter) break;
      if (aligned.length > 0) aligned[aligned.length - 1] = UNKNOWN;
      column++;
    }
    const isSame = expected[row] === recognized[column];
    const isPaired =
      column < recognized.length &&
      cost(row, column) === cost(row + 1, column + 1) + (isSame ? 0 : 1);
    aligned.push(isPaired ? (recognized[column++] ?? UNKNOWN) : UNKNOWN);
  }
  if (column < recognized.length && aligned.length > 0) aligned[aligned.length - 1] = UNKNOWN;
  return aligned.join("");
}
