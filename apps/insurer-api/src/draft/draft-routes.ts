import { discardDraft, readDraft, saveDraft } from "@sughurta/contracts";
import { and, eq, gt, lt } from "drizzle-orm";
import { draft } from "#src/database/schema/service.ts";
import { notFound } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { seal, unseal } from "./seal.ts";

const LIFETIME_MS = 24 * 3_600_000;
const KIND = /^[a-z0-9][a-z0-9_-]{0,63}$/i;

/** Half-filled orders of a visitor, encrypted, for a day (decision 30). */
export function draftRoutes(service: Service): Route[] {
  const key = service.config.secrets.draft;
  const kindOf = (kind: string) => {
    if (!KIND.test(kind)) throw notFound();
    return kind;
  };
  return [
    route(saveDraft, async ({ db, params, owner, body }) => {
      const kind = kindOf(params.kind);
      const expiresAt = new Date(service.now().getTime() + LIFETIME_MS);
      const sealed = seal(key, `${owner}/${kind}`, body.content);
      await db
        .insert(draft)
        .values({ owner, kind, sealed, expiresAt })
        .onConflictDoUpdate({ target: [draft.owner, draft.kind], set: { sealed, expiresAt } });
      return answer(200, { expiresAt: expiresAt.toISOString() });
    }),
    route(readDraft, async ({ db, params, owner }) => {
      const kind = kindOf(params.kind);
      const [found] = await db
        .select()
        .from(draft)
        .where(
          and(eq(draft.owner, owner), eq(draft.kind, kind), gt(draft.expiresAt, service.now())),
        );
      const content = found && unseal(key, `${owner}/${kind}`, found.sealed);
      if (content === undefined) throw notFound();
      return answer(200, { content });
    }),
    route(discardDraft, async ({ db, params, owner }) => {
      const kind = kindOf(params.kind);
      const removed = await db
        .delete(draft)
        .where(and(eq(draft.owner, owner), eq(draft.kind, kind)))
        .returning({ kind: draft.kind });
      return answer(200, { discarded: removed.length > 0 });
    }),
  ];
}

/** Removes drafts that are over. */
export async function sweepDrafts(service: Service): Promise<void> {
  await service.db.delete(draft).where(lt(draft.expiresAt, service.now()));
}
