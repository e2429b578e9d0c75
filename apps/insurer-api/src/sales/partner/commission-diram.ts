const WHOLE_BP = 10_000;

/** The commission on a premium, in diram, at a share in hundredths of a percent; half a diram goes to the partner. */
export function commissionDiram(premiumDiram: number, shareBp: number): number {
  // In whole numbers: no premium is lost to what a binary fraction cannot hold.
  const product = BigInt(premiumDiram) * BigInt(shareBp);
  return Number((product + BigInt(WHOLE_BP / 2)) / BigInt(WHOLE_BP));
}
