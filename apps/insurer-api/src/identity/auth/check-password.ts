import type { ContractShape } from "@sughurta/contracts/core";
import type { RateRule } from "@sughurta/server-kit";
import { assertAllowed, type Guess } from "#src/platform/http/brute-force-guard.ts";
import { tooManyRequests } from "#src/platform/http/failure-error.ts";
import type { Call } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { hasBasicCredentials } from "./basic-credentials.ts";
import { isPassword, requirePlaceForPassword } from "./password.ts";
import { isTrustedDevice } from "./trusted-devices.ts";

/**
 * Passwords from one address, strangers' ones: far more than a crowd behind a mobile operator types, and a
 * fraction of what one process can check. The window is short, so that no burst holds others up for long.
 */
const FROM_ONE_ADDRESS: RateRule = { max: 20, windowSeconds: 10 };

/**
 * Refuses passwords that come in a flood: of one address, except from known browsers, and while too many are
 * waiting. It counts in the memory of this process, so that what is refused costs next to nothing.
 */
export async function admitPassword(
  { floods, db, config }: Pick<Platform, "floods" | "db" | "config">,
  { address, headers }: Pick<Call<ContractShape>, "address" | "headers">,
): Promise<void> {
  if (hasBasicCredentials(headers, config.service)) return;
  const seconds = floods.take(address, FROM_ONE_ADDRESS);
  if (seconds > 0 && !(await isTrustedDevice(db, headers))) throw tooManyRequests(seconds);
  requirePlaceForPassword();
}

/** After so many wrong passwords of one account from one address each further one is answered late. */
const PROMPT_ANSWERS: RateRule = { max: 5, windowSeconds: 300 };
const LATE_ANSWER_MS = 3_000;

/** What is checked: a typed password, and the hash it has to fit. */
interface PasswordCheck {
  readonly password: string;
  readonly stored: string | undefined;
  /** Whose password it is: what the guess of the call is `of`. */
  readonly of: Guess["of"];
}

/**
 * Tells whether a password is right, as one guess of its call (429 when there were too many). The right one
 * is told at once; wrong ones come late when they come often, before anything is blocked.
 */
export async function checkPassword(
  service: Pick<Platform, "pause" | "limiter">,
  { guesses, address, signal }: Pick<Call<ContractShape>, "guesses" | "address" | "signal">,
  { password, stored, of }: PasswordCheck,
): Promise<boolean> {
  assertAllowed(guesses, "password");
  if (await isPassword(password, stored, signal)) return true;
  guesses.wrong("password");
  const often = await service.limiter.take(
    `wrong passwords of ${of} from ${address}`,
    PROMPT_ANSWERS,
  );
  if (often > 0) await service.pause(LATE_ANSWER_MS, signal);
  return false;
}
