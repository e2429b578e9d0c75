const told = new Set<string>();

/** Writes a sentence to the console of the page for whoever makes it, once. */
export function tellDeveloper(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  console.error(`Sughurta: ${sentence}`);
}
