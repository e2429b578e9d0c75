/** More than any page has. */
const DESK_BYTES = 400_000;
/** Of one sign of a text. */
const MOST_BYTES = 3;

const desk = Buffer.allocUnsafeSlow(DESK_BYTES);

/** A page's text as bytes: written once, where `Buffer.from` goes through it to count them first. */
export function pageBytes(text: string): Buffer {
  if (text.length * MOST_BYTES > DESK_BYTES) return Buffer.from(text);
  return Buffer.from(desk.subarray(0, desk.write(text)));
}
