/** Middle entry of a list, the lower one of an even list; 1 where there is none. S1 §4, SPEC-33. */
export function middleSum(sums: readonly number[]): number {
  return sums[Math.floor((sums.length - 1) / 2)] ?? 1;
}
