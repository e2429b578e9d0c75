const TAG = /<[a-z/!?]/i;

/** Tells whether a text has no markup: nothing that a browser would read as a tag. S0 §5. */
export function isPlainText(text: string): boolean {
  return !TAG.test(text.normalize("NFKC"));
}
