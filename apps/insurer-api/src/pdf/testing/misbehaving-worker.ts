/** Dies. */
export function policyPdf(): never {
  process.exit(1);
}

/** Draws, or goes on for ever. */
export function documentPdf({ item }: { readonly item: "draw" | "loop" }): Uint8Array {
  while (item === "loop");
  return Buffer.from("drawn");
}
