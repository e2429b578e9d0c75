import { and, eq, gt } from "drizzle-orm";
import { draft } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import type { Service } from "#src/service.ts";
import { seal, unseal } from "./seal.ts";

/** Whose draft, and of what. */
export interface DraftPlace {
  readonly owner: string;
  readonly kind: string;
}

/** A draft that can be read. */
export interface DraftContent {
  readonly content: string;
  readonly expiresAt: Date;
}

const placeOf = ({ owner, kind }: DraftPlace) => `${owner}/${kind}`;

/** Writes a draft, sealed for its place. */
export async function sealDraft(
  service: Service,
  db: Database,
  place: DraftPlace,
  { content, expiresAt }: DraftContent,
): Promise<void> {
  const { owner, kind } = place;
  const sealed = seal(service.config.secrets.draft, placeOf(place), content);
  await db
    .insert(draft)
    .values({ owner, kind, sealed, expiresAt })
    .onConflictDoUpdate({ target: [draft.owner, draft.kind], set: { sealed, expiresAt } });
}

/** Reads a draft that is not over; `undefined` where there is none. */
export async function openDraft(
  service: Service,
  db: Database,
  place: DraftPlace,
): Promise<DraftContent | undefined> {
  const { owner, kind } = place;
  const [found] = await db
    .select()
    .from(draft)
    .where(and(eq(draft.owner, owner), eq(draft.kind, kind), gt(draft.expiresAt, service.now())));
  if (!found) return undefined;
  const content = unseal(service.config.secrets.draft, placeOf(place), found.sealed);
  return content === undefined ? undefined : { content, expiresAt: found.expiresAt };
}
