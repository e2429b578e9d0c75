const DEFAULT_GROUPS: readonly number[] = [2, 3, 4];

/**
 * National digits out of anything typed, pasted or filled in. The country prefix is dropped only
 * after a "+" or when the number is too long without that: `99 212 3456` is a real number (S0 §5).
 */
export function nationalDigits(typed: string, prefix: string, length: number): string {
  const digits = typed.replace(/\D/g, "");
  const international = typed.trim().startsWith("+") || digits.length >= prefix.length + length;
  const national =
    international && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
  return national.slice(0, length);
}

/** Digits grouped with dashes, `90-123-4567`; a part that is not typed yet is left out. */
export function groupDigits(digits: string, groups: readonly number[] = DEFAULT_GROUPS): string {
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join("-");
}
