import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const COST = 2 ** 15;
const OPTIONS: ScryptOptions = { N: COST, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, OPTIONS, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
}

/** Hashes a password: `scrypt$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return `scrypt$${salt.toString("base64")}$${hash.toString("base64")}`;
}

/** Compares a password with a hash; without a hash it takes as long and answers false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = "", hash = ""] = (stored ?? "").split("$");
  const derived = await derive(password, Buffer.from(salt, "base64"));
  const expected = Buffer.from(hash, "base64");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
