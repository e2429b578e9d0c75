/** Ends the thread with an error. */
export function die(): never {
  process.exit(1);
}

/** Draws, or loops forever. */
export function drawOrLoop(request: "draw" | "loop"): Uint8Array {
  while (request === "loop");
  return Buffer.from("drawn");
}
