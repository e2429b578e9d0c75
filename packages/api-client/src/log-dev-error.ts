const written = new Set<string>();

/** Writes a message for the developer of the page to the console, once. */
export function logDevError(message: string): void {
  if (written.has(message)) return;
  written.add(message);
  console.error(`Sughurta: ${message}`);
}
