import type { ContractShape } from "@sughurta/contracts/core";
import type { RateRule } from "@sughurta/server-kit";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import type { Call } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { hasBasicCredentials } from "./basic-credentials.ts";
import { hasNoPlaceForPassword, isPassword, requirePlaceForPassword } from "./password.ts";
import { isTrustedDevice } from "./trusted-devices.ts";

/**
 * Refuses an unknown visitor's login before its body is read if the queue has no place for this address: a flood then
 * costs no database statements. Trusted browsers have a lane of their own and are let through.
 */
export async function admitLogin(
  { db, config }: Pick<Platform, "db" | "config">,
  { address, headers }: Pick<Call<ContractShape>, "address" | "headers">,
): Promise<void> {
  const stranger = { lane: "strangers", key: address } as const;
  if (!hasNoPlaceForPassword(stranger) || hasBasicCredentials(headers, config.service)) return;
  if (!(await isTrustedDevice(db, headers))) requirePlaceForPassword(stranger);
}

/** After this many wrong passwords of one account from one address, each further response is delayed. */
const PROMPT_RESPONSES: RateRule = { max: 5, windowSeconds: 300 };
const LATE_RESPONSE_MS = 3_000;

/** Input of a password check: the entered password, and the stored hash. */
interface PasswordCheck {
  readonly password: string;
  readonly stored: string | undefined;
  /** Subject of the password: the `of` of the request's guess. */
  readonly of: string;
  /** True for a trusted browser or a session of this account: uses their lane. */
  readonly isKnown: boolean;
}

/**
 * Checks a password, as one guess of its request (429 after too many). The response to a right password is immediate;
 * responses to repeated wrong ones are delayed before anything is blocked.
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
    PROMPT_RESPONSES,
  );
  if (often > 0) await service.pause(LATE_RESPONSE_MS, signal);
  return false;
}
