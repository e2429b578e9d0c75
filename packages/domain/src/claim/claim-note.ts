const NOTE =
  /^[\p{Script=Cyrillic}\p{Script=Latin}\p{Mn}\d\s.,;:!?()"'«»„“”’‘…–—\-/\\№#%+*=&@$€_]*$/u;

/** Tells whether a text has nothing but letters, digits and plain punctuation, as the story of a claim must. S0 §5. */
export function isClaimNote(text: string): boolean {
  return NOTE.test(text);
}
