import { DAY_MS } from "@sughurta/domain";
import { sealerFor } from "@sughurta/server-kit";
import type { Staff } from "#src/platform/database/schema/desk.ts";
import type { Platform } from "#src/platform/platform.ts";

const REMEMBERED_DAYS = 180;
/** Several members may share a computer; each has a proof of their own. */
const MAX_ACCOUNTS = 8;
const SEPARATOR = ".";

/** Lifetime of the proofs in a browser, in seconds. */
export const DEVICE_SECONDS = (REMEMBERED_DAYS * DAY_MS) / 1_000;

type Needs = Pick<Platform, "config" | "now">;
type Account = Pick<Staff, "id" | "otpSecret">;

const createSealer = ({ config }: Pick<Needs, "config">) =>
  sealerFor(config.secrets.draft, "known desk browsers");

/** New credentials of the account change its one-time secret, which invalidates all earlier proofs. */
const getPlace = ({ id, otpSecret }: Account) => `${id} ${otpSecret}`;

const isProofOf = (service: Needs, account: Account, proof: string): boolean =>
  Number(createSealer(service).open(proof, getPlace(account)) ?? 0) > service.now().getTime();

/** Whether this member has signed in with this browser before, by the `proofs` of its cookie. */
export function isTrustedDesk(
  service: Needs,
  account: Account | undefined,
  proofs: string,
): boolean {
  if (account === undefined) return false;
  const read = proofs.split(SEPARATOR).slice(0, MAX_ACCOUNTS);
  return read.some((proof) => isProofOf(service, account, proof));
}

/** The proofs of a browser with one added for this member: signed, bound to the account, newest first. */
export function withDeskProof(service: Needs, account: Account, proofs: string): string {
  const until = service.now().getTime() + DEVICE_SECONDS * 1_000;
  const added = createSealer(service).seal(String(until), getPlace(account));
  const others = proofs
    .split(SEPARATOR)
    .filter((proof) => proof !== "" && !isProofOf(service, account, proof));
  return [added, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR);
}
