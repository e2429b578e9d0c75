import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { FairQueue, OverloadedError, type QueuePlace } from "@sughurta/server-kit";

const COST = 2 ** 15;
const BLOCK_SIZE = 8;
/** Memory of one derivation is 128 · N · r = 32 MB, regardless of the parallelism. */
const MAX_MEMORY = 64 * 1024 * 1024;
/** OWASP's value for N = 2^15, r = 8; OpenSSL computes the lanes sequentially in one thread. */
const PARALLELISM = 3;
/** For hashes without a field of parameters. */
const EARLIER_PARALLELISM = 1;
const PARAMETERS = `ln=15,r=${BLOCK_SIZE},p=${PARALLELISM}`;
const KEY_BYTES = 32;

/**
 * Lanes of the password queue: `strangers` by address; `known` by account, for a trusted browser, a session or a used
 * SMS code; staff members, and staff members in a trusted browser.
 */
type PasswordLane = "strangers" | "known" | "staff" | "knownStaff";

/** Queue place of a derivation. */
export interface PasswordRequester extends QueuePlace<PasswordLane> {
  /** Aborts when the client disconnects: a derivation that has not started is then dropped. */
  readonly signal?: AbortSignal | undefined;
}

/** Used by the command line of the service, and for seeding a new database. */
const CONSOLE: PasswordRequester = { lane: "knownStaff", key: "console" };

/**
 * A derivation takes three tenths of a second of one core, 32 MB and one of the few threads that files and signatures
 * need too: the limit of two concurrent ones leaves capacity for them. Lanes take turns, so a flood of unknown visitors
 * delays staff and trusted browsers by one derivation.
 */
const derivations = new FairQueue<PasswordLane>({ concurrent: 2, waiting: 16 });

/** True if a derivation in this lane would be refused. */
export const hasNoPlaceForPassword = (requester: PasswordRequester): boolean =>
  derivations.isFull(requester);

/** Throws an `OverloadedError`, as a derivation would, before any work that leads to one. */
export function requirePlaceForPassword(requester: PasswordRequester): void {
  if (derivations.isFull(requester)) throw new OverloadedError("The password queue is full");
}

function derive(password: string, salt: Buffer, parallelism: number): Promise<Buffer> {
  const options: ScryptOptions = {
    N: COST,
    r: BLOCK_SIZE,
    p: parallelism,
    maxmem: MAX_MEMORY,
  };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
}

/**
 * Hashes a password: `scrypt$parameters$salt$hash`. Rejects with an `OverloadedError` when too many are queued, and
 * with the reason of the caller's signal.
 */
export async function hashPassword(
  password: string,
  requester: PasswordRequester = CONSOLE,
): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derivations.run(
    requester,
    () => derive(password, salt, PARALLELISM),
    requester.signal,
  );
  return `scrypt$${PARAMETERS}$${salt.toString("base64")}$${hash.toString("base64")}`;
}

interface StoredHash {
  readonly salt: Buffer;
  readonly hash: Buffer;
  readonly parallelism: number;
}

/** Parses a hash with parameters, an earlier one without them, or a missing one, which matches no password. */
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
 * Compares a password with a hash, rejecting as {@link hashPassword}. A wrong password takes the same time with a
 * current, an earlier or a missing hash, so the time does not reveal whether an account exists.
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  requester: PasswordRequester,
): Promise<boolean> {
  const { salt, hash, parallelism } = readHash(stored);
  const compare = async () => {
    const derived = await derive(password, salt, parallelism);
    if (hash.length === derived.length && timingSafeEqual(hash, derived)) return true;
    if (parallelism < PARALLELISM) await derive(password, salt, PARALLELISM - parallelism);
    return false;
  };
  return derivations.run(requester, compare, requester.signal);
}

/**
 * A current hash of a right password whose stored hash has weaker parameters; `undefined` if the stored one is up to
 * date, or if the queue is full: the next sign-in tries again.
 */
export async function renewedHash(
  password: string,
  stored: string,
  requester: PasswordRequester,
): Promise<string | undefined> {
  if (readHash(stored).parallelism === PARALLELISM) return undefined;
  try {
    return await hashPassword(password, requester);
  } catch (error) {
    if (error instanceof OverloadedError) return undefined;
    throw error;
  }
}
