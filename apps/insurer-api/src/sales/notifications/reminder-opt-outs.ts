import { createHmac } from "node:crypto";
import { DAY_MS, RETENTION } from "@sughurta/domain";
import { equalSecrets } from "@sughurta/server-kit";
import { inArray, lt } from "drizzle-orm";
import { reminderOptOut } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<Service, "config">;

const HASH_CHARACTERS = 22;
const SIGNATURE_CHARACTERS = 22;
const KEPT_MS = RETENTION.optOuts.years * 365 * DAY_MS;

/** Path below which a recipient unsubscribes; public like the return from a payment page. */
export const optOutPath = (token: string) => `/reminders/off/${token}`;

const keyed = (secret: string, purpose: string, value: string) =>
  createHmac("sha256", secret).update(`reminder ${purpose} ${value}`).digest("base64url");

const computeHash = (secret: string, address: string) =>
  keyed(secret, "address", address.toLowerCase()).slice(0, HASH_CHARACTERS);

const computeSignature = (secret: string, hash: string) =>
  keyed(secret, "off", hash).slice(0, SIGNATURE_CHARACTERS);

/** Address of the page that unsubscribes an email address or a phone; it contains neither. */
export function optOutUrl({ config }: Needs, address: string): string {
  const [secret] = config.secrets.draft;
  const hash = computeHash(secret, address);
  return `${config.payments.url}${optOutPath(hash + computeSignature(secret, hash))}`;
}

/** Hashes of an address, one of each key. */
export const optOutHashes = ({ config }: Needs, address: string): string[] =>
  config.secrets.draft.map((secret) => computeHash(secret, address));

/** Whether an address receives no reminders. */
export async function isOptedOut(service: Needs, db: Database, address: string): Promise<boolean> {
  const hashes = optOutHashes(service, address);
  return (await db.$count(reminderOptOut, inArray(reminderOptOut.addressHash, hashes))) > 0;
}

/** Unsubscribes the address of a signed token; false if the token is not ours. */
export async function optOut(
  { config, db, now }: Pick<Service, "config" | "db" | "now">,
  token: string,
): Promise<boolean> {
  const addressHash = token.slice(0, HASH_CHARACTERS);
  const signature = token.slice(HASH_CHARACTERS);
  const isOurs = config.secrets.draft.some((secret) =>
    equalSecrets(signature, computeSignature(secret, addressHash)),
  );
  if (!isOurs) return false;
  await db.insert(reminderOptOut).values({ addressHash, createdAt: now() }).onConflictDoNothing();
  return true;
}

/** Removes old hashes of unsubscribed addresses. */
export async function sweepOptOuts({ db, now }: Pick<Service, "db" | "now">): Promise<void> {
  const isOld = lt(reminderOptOut.createdAt, new Date(now().getTime() - KEPT_MS));
  await sweepRows(db, reminderOptOut, [reminderOptOut.addressHash], isOld);
}
