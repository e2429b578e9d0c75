const TAG = /<[a-z/!?]/i;

/** Whether a text has no markup: nothing that a browser would parse as a tag. S0 §5. */
export function isPlainText(text: string): boolean {
  return !TAG.test(text.normalize("NFKC"));
}
