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
