/** Currency of all prices. S0 §9. */
export const PRICE_CURRENCY = "TJS";

const DIRAM_PER_SOMONI = 100;

/** Somoni to whole diram, half a diram rounded away from zero; throws RangeError on what is not a number. */
export function toDiram(somoni: number): number {
  if (!Number.isFinite(somoni)) throw new RangeError("An amount of money must be a finite number");
  // Fifteen significant digits remove the binary noise of 1.005 * 100.
  const diram = Math.round(Number((Math.abs(somoni) * DIRAM_PER_SOMONI).toPrecision(15)));
  return diram === 0 ? 0 : Math.sign(somoni) * diram;
}

/** Whole diram to somoni. */
export function fromDiram(diram: number): number {
  return diram / DIRAM_PER_SOMONI;
}

/** Rounds somoni to the diram. */
export function roundMoney(somoni: number): number {
  return fromDiram(toDiram(somoni));
}

/**
 * Splits an amount of diram by weights into whole diram that add up to it (largest remainder; of equal remainders the
 * earlier share gets the diram). A share differs by less than one diram from its exact value. Throws RangeError where
 * the weights have no sum.
 */
export function splitDiram(diram: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(whole > 0) || weights.some((weight) => weight < 0)) {
    throw new RangeError("Weights of shares must not be negative and need a sum");
  }
  const sign = Math.sign(diram);
  const exact = weights.map((weight) => (Math.abs(diram) * weight) / whole);
  const shares = exact.map(Math.floor);
  const left = Math.abs(diram) - shares.reduce((sum, share) => sum + share, 0);
  const remainders = exact.map((part, index) => ({ index, remainder: part - Math.floor(part) }));
  const largestFirst = remainders.sort((one, other) => other.remainder - one.remainder);
  const rounded = new Set(largestFirst.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (share + (rounded.has(index) ? 1 : 0)) * sign || 0);
}

/** Middle entry of a list, the lower one of an even list; 1 where there is none. S1 §4, SPEC-33. */
export function middleSum(sums: readonly number[]): number {
  return sums[Math.floor((sums.length - 1) / 2)] ?? 1;
}
