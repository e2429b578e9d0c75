import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { FairQueue, OverloadedError, type QueuePlace } from "@sughurta/server-kit";

const COST = 2 ** 15;
const BLOCK_SIZE = 8;
/** Memory of one derivation is 128 · N · r = 32 MB, whatever the parallelism is. */
const MOST_MEMORY = 64 * 1024 * 1024;
/** OWASP's figure for N = 2^15, r = 8; OpenSSL computes the lanes one after another in one thread. */
const PARALLELISM = 3;
/** Of hashes without a field of parameters. */
const EARLIER_PARALLELISM = 1;
const PARAMETERS = `ln=15,r=${BLOCK_SIZE},p=${PARALLELISM}`;
const KEY_BYTES = 32;

/**
 * Lanes of the password queue: `strangers` by address; `known` by account, for a known browser, a session or a used
 * SMS code; staff members, and staff members in a known browser.
 */
type PasswordLane = "strangers" | "known" | "staff" | "knownStaff";

/** Who asks for a derivation. */
export interface PasswordAsker extends QueuePlace<PasswordLane> {
  /** Aborts when the caller has left: a derivation that has not started is dropped then. */
  readonly signal?: AbortSignal | undefined;
}

/** The console of the service, and what fills a new database. */
const CONSOLE: PasswordAsker = { lane: "knownStaff", key: "console" };

/**
 * A derivation takes three tenths of a second of one core, 32 MB and a thread of the few that files and signatures
 * need too: two at a time leave them room. Each lane has its turn, so a flood of strangers delays staff and known
 * browsers by one derivation.
 */
const derivations = new FairQueue<PasswordLane>({ concurrent: 2, waiting: 16 });

/** True where a derivation for this asker would be refused. */
export const hasNoPlaceForPassword = (asker: PasswordAsker): boolean => derivations.isFull(asker);

/** Throws an `OverloadedError`, as a derivation would, before work is done that leads to one. */
export function requirePlaceForPassword(asker: PasswordAsker): void {
  if (derivations.isFull(asker)) throw new OverloadedError("The password queue is full");
}

function derive(password: string, salt: Buffer, parallelism: number): Promise<Buffer> {
  const options: ScryptOptions = {
    N: COST,
    r: BLOCK_SIZE,
    p: parallelism,
    maxmem: MOST_MEMORY,
  };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
}

/**
 * Hashes a password: `scrypt$parameters$salt$hash`. Rejects with an `OverloadedError` when too many are waiting, and
 * with the reason of the asker's signal.
 */
export async function hashPassword(
  password: string,
  asker: PasswordAsker = CONSOLE,
): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derivations.run(
    asker,
    () => derive(password, salt, PARALLELISM),
    asker.signal,
  );
  return `scrypt$${PARAMETERS}$${salt.toString("base64")}$${hash.toString("base64")}`;
}

interface StoredHash {
  readonly salt: Buffer;
  readonly hash: Buffer;
  readonly parallelism: number;
}

/** Reads a hash with parameters, one of before without them, or none, which no password fits. */
function readHash(stored: string | undefined): StoredHash {
  const fields = (stored ?? "").split("$").slice(1);
  const [hash = "", salt = ""] = fields.toReversed();
  const isEarlier = fields.length === 2;
  return {
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
    parallelism: isEarlier ? EARLIER_PARALLELISM : PARALLELISM,
  };
}

/**
 * Compares a password with a hash, rejecting as {@link hashPassword}. A wrong password takes as long with a hash of
 * before, and without one, as with a present one: the time does not tell whether there is an account.
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  asker: PasswordAsker,
): Promise<boolean> {
  const { salt, hash, parallelism } = readHash(stored);
  const compare = async () => {
    const derived = await derive(password, salt, parallelism);
    if (hash.length === derived.length && timingSafeEqual(hash, derived)) return true;
    if (parallelism < PARALLELISM) await derive(password, salt, PARALLELISM - parallelism);
    return false;
  };
  return derivations.run(asker, compare, asker.signal);
}

/**
 * The present hash of a right password whose stored hash has weaker parameters; `undefined` where the stored one is
 * up to date, or where the queue is full: the next sign-in tries again.
 */
export async function renewedHash(
  password: string,
  stored: string,
  asker: PasswordAsker,
): Promise<string | undefined> {
  if (readHash(stored).parallelism === PARALLELISM) return undefined;
  try {
    return await hashPassword(password, asker);
  } catch (error) {
    if (error instanceof OverloadedError) return undefined;
    throw error;
  }
}
