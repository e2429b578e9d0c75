import type { ContractShape } from "@sughurta/contracts/core";
import type { RateRule } from "@sughurta/server-kit";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import type { Call } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { hasBasicCredentials } from "./basic-credentials.ts";
import { hasNoPlaceForPassword, isPassword, requirePlaceForPassword } from "./password.ts";
import { isTrustedDevice } from "./trusted-devices.ts";

/**
 * Refuses a login of a stranger before its body is read while the queue has no place for this address: a flood costs
 * no statements of the database then. Known browsers have a lane of their own and are let through.
 */
export async function admitLogin(
  { db, config }: Pick<Platform, "db" | "config">,
  { address, headers }: Pick<Call<ContractShape>, "address" | "headers">,
): Promise<void> {
  const stranger = { lane: "strangers", key: address } as const;
  if (!hasNoPlaceForPassword(stranger) || hasBasicCredentials(headers, config.service)) return;
  if (!(await isTrustedDevice(db, headers))) requirePlaceForPassword(stranger);
}

/** After so many wrong passwords of one account from one address each further one is answered late. */
const PROMPT_ANSWERS: RateRule = { max: 5, windowSeconds: 300 };
const LATE_ANSWER_MS = 3_000;

/** What is checked: a typed password, and the hash it has to fit. */
interface PasswordCheck {
  readonly password: string;
  readonly stored: string | undefined;
  /** Whose password it is: what the guess of the call is `of`. */
  readonly of: string;
  /** True for a browser or a session of this account: it waits in the lane of known ones. */
  readonly isKnown: boolean;
}

/**
 * Tells whether a password is right, as one guess of its call (429 when there were too many). The right one
 * is told at once; wrong ones come late when they come often, before anything is blocked.
 */
export async function checkPassword(
  service: Pick<Platform, "pause" | "limiter">,
  { guesses, address, signal }: Pick<Call<ContractShape>, "guesses" | "address" | "signal">,
  { password, stored, of, isKnown }: PasswordCheck,
): Promise<boolean> {
  assertAllowed(guesses, "password");
  const place = isKnown
    ? ({ lane: "known", key: of } as const)
    : ({ lane: "strangers", key: address } as const);
  if (await isPassword(password, stored, { ...place, signal })) return true;
  guesses.wrong("password");
  const often = await service.limiter.take(
    `wrong passwords of ${of} from ${address}`,
    PROMPT_ANSWERS,
  );
  if (often > 0) await service.pause(LATE_ANSWER_MS, signal);
  return false;
}
