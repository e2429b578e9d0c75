import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { createBulkhead, OverloadedError } from "@sughurta/server-kit";

const COST = 2 ** 15;
const OPTIONS: ScryptOptions = { N: COST, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/**
 * A derivation takes a tenth of a second of one core, and a thread of the few that files and signatures
 * need too: two leave them room, and who waits is answered within a second.
 */
const derivations = createBulkhead({ concurrent: 2, waiting: 16 });

/** Refuses with an `OverloadedError`, as a derivation would, before anything is done that leads to one. */
export function requirePlaceForPassword(): void {
  if (derivations.isFull) throw new OverloadedError("Passwords are waiting already");
}

function derive(password: string, salt: Buffer, signal: AbortSignal | undefined): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, KEY_BYTES, OPTIONS, (error, derived) =>
        error ? reject(error) : resolve(derived),
      );
    });
  return derivations.run(work, signal);
}

/**
 * Hashes a password: `scrypt$salt$hash`. Rejects with an `OverloadedError` when too many are waiting, and
 * does nothing for a request that `signal` says has been given up.
 */
export async function hashPassword(password: string, signal?: AbortSignal): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, signal);
  return `scrypt$${salt.toString("base64")}$${hash.toString("base64")}`;
}

/** Compares a password with a hash, rejecting as {@link hashPassword}; without a hash it takes as long and is wrong. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  signal?: AbortSignal,
): Promise<boolean> {
  const [, salt = "", hash = ""] = (stored ?? "").split("$");
  const derived = await derive(password, Buffer.from(salt, "base64"), signal);
  const expected = Buffer.from(hash, "base64");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
