/** Dies. */
export function die(): never {
  process.exit(1);
}

/** Draws, or goes on for ever. */
export function drawOrLoop(request: "draw" | "loop"): Uint8Array {
  while (request === "loop");
  return Buffer.from("drawn");
}
