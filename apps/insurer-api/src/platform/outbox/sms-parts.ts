import { PermanentDeliveryError } from "./delivery-error.ts";

/** The SMS centre's own alphabet, and UCS-2. */
const DEFAULT_CODING = 0;
const UCS2_CODING = 8;
/** Encoded identically in every alphabet that an SMS centre may use: GSM 03.38, ASCII, Latin 1. */
const PLAIN = /^[A-Za-z0-9 \r\n!"#%&'()*+,\-./:;<=>?]*$/;
/** Characters of 7 bits, or units of UCS-2, alone and beside a header of six bytes. */
const PLAIN_LENGTHS = { alone: 160, part: 153 };
const UCS2_LENGTHS = { alone: 70, part: 67 };
const MAX_PARTS = 255;
const CONCATENATION = [5, 0, 3];

/** An encoded SMS. */
export interface SmsParts {
  readonly dataCoding: number;
  /** Each begins with a user data header if there are several. */
  readonly parts: readonly Buffer[];
}

/** Encodes an SMS and splits it into parts that a phone reassembles; a resent message has the same reference. */
export function toSmsParts(text: string, id: string): SmsParts {
  const isPlain = PLAIN.test(text);
  const dataCoding = isPlain ? DEFAULT_CODING : UCS2_CODING;
  const lengths = isPlain ? PLAIN_LENGTHS : UCS2_LENGTHS;
  const encode = (part: string) =>
    isPlain ? Buffer.from(part, "latin1") : Buffer.from(part, "utf16le").swap16();
  if (text.length <= lengths.alone) return { dataCoding, parts: [encode(text)] };
  const pieces = cut(text, lengths.part);
  if (pieces.length > MAX_PARTS) throw new PermanentDeliveryError("tooLong");
  const reference = Number.parseInt(id.slice(0, 2), 16);
  const parts = pieces.map((piece, index) =>
    Buffer.concat([
      Buffer.from([...CONCATENATION, reference, pieces.length, index + 1]),
      encode(piece),
    ]),
  );
  return { dataCoding, parts };
}

/** Splits into pieces of at most this many units; no character of two units is split. */
function cut(text: string, most: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of text) {
    if (piece.length + character.length > most) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}
