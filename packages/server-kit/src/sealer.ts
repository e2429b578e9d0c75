import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a key from a secret for one purpose, so that values of one kind are not accepted as those of another. */
export function purposeKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
}

/** Encrypts texts stored where others could read or change them. */
export class Sealer {
  readonly #keys: readonly Uint8Array[];

  /** Keys of 32 bytes each: the first seals, all of them open. */
  constructor(...keys: readonly Uint8Array[]) {
    this.#keys = keys;
  }

  /** Seals a text for a place: moved to another place it cannot be opened. */
  seal(text: string, place = ""): string {
    const iv = randomBytes(IV_BYTES);
    const [key] = this.#keys;
    if (key === undefined) throw new RangeError("A sealer needs a key");
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  }

  /** The text, or `undefined` when it was changed or not sealed with one of the keys for this place. */
  open(sealed: string, place = ""): string | undefined {
    return this.#open(sealed, place)?.text;
  }

  /** Number of the key that sealed a text, from 0; `undefined` when it cannot be opened. */
  toKey(sealed: string, place = ""): number | undefined {
    return this.#open(sealed, place)?.key;
  }

  #open(
    sealed: string,
    place: string,
  ): { readonly text: string; readonly key: number } | undefined {
    const bytes = Buffer.from(sealed, "base64url");
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    for (const [key, secret] of this.#keys.entries()) {
      const text = openWith(secret, bytes, place);
      if (text !== undefined) return { text, key };
    }
    return undefined;
  }
}

function openWith(key: Uint8Array, bytes: Buffer, place: string): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** Compares two secrets in constant time, independent of their lengths. */
export function equalSecrets(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
