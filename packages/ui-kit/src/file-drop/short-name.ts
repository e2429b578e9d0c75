const SHOWN_CHARACTERS = 22;

/** The first 22 characters of a file's name (S0 §5). */
export function shortFileName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= SHOWN_CHARACTERS
    ? name
    : `${letters.slice(0, SHOWN_CHARACTERS).join("")}…`;
}
