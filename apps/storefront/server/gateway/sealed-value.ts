import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values that a browser keeps for us: it can neither read nor change them. */
export class Sealer {
  readonly #key: Uint8Array;

  /** `purpose` keeps values of one kind from being taken for those of another. */
  constructor(secret: string, purpose: string) {
    this.#key = new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
  }

  seal(value: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv);
    const body = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  }

  /** The value, or nothing when it was not sealed by us for this purpose. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, "base64url");
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([body, decipher.final()]).toString("utf8");
    } catch {
      return undefined;
    }
  }
}
