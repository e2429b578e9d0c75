import {
  createDraftTransfer,
  discardDraft,
  myDrafts,
  readDraft,
  receiveDraft,
  saveDraft,
} from "@sughurta/contracts/draft";
import { RETENTION } from "@sughurta/domain";
import { and, desc, eq, gt, lt } from "drizzle-orm";
import { draft } from "#src/platform/database/schema/service.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import {
  createTransferToken,
  sweepTransfers,
  transferDraft,
} from "#src/sales/orders/draft-transfer.ts";
import { openDraft, sealDraft } from "#src/sales/orders/drafts.ts";
import type { Service } from "#src/sales/ports/service.ts";

const LIFETIME_MS = RETENTION.unfinishedOrders.hours * 3_600_000;
const KIND = /^[a-z0-9][a-z0-9_-]{0,63}$/i;
const TAKE_OVER_RULE = { max: 10, windowSeconds: 60 };

function getKind({ kind }: { readonly kind: string }): string {
  if (!KIND.test(kind)) throw notFound();
  return kind;
}

/** Drafts of orders: encrypted and stored for one day per visitor (SPEC-30). */
export function draftRoutes(service: Pick<Service, "config" | "now" | "metrics">): Route[] {
  return [
    route(
      saveDraft,
      async ({ db, params, owner, address, body }) => {
        const { content, title = "", edition = null, basedOn } = body;
        const expiresAt = new Date(service.now().getTime() + LIFETIME_MS);
        const place = { owner, address, kind: getKind(params) };
        const written = { content, expiresAt, title, edition, basedOn };
        await db.transaction((tx) => sealDraft(service, tx, place, written));
        return respond(200, { expiresAt: expiresAt.toISOString() });
      },
      { room: "spare" },
    ),
    route(myDrafts, async ({ db, owner }) => {
      const isOpen = and(eq(draft.paid, false), gt(draft.expiresAt, service.now()));
      const rows = await db
        .select({ kind: draft.kind, title: draft.title, expiresAt: draft.expiresAt })
        .from(draft)
        .where(and(eq(draft.owner, owner), isOpen))
        .orderBy(desc(draft.expiresAt));
      return respond(
        200,
        rows.map(({ expiresAt, ...one }) => ({ ...one, expiresAt: expiresAt.toISOString() })),
      );
    }),
    route(readDraft, async ({ db, params, owner }) => {
      const found = await openDraft(service, db, { owner, kind: getKind(params) });
      if (!found) return respond(204, undefined);
      const { content, edition } = found;
      return respond(200, { content, ...(edition === null ? {} : { edition }) });
    }),
    route(discardDraft, async ({ db, params, owner }) => {
      const removed = await db
        .delete(draft)
        .where(and(eq(draft.owner, owner), eq(draft.kind, getKind(params))))
        .returning({ kind: draft.kind });
      return respond(200, { discarded: removed.length > 0 });
    }),
    route(createDraftTransfer, async ({ db, params, owner }) => {
      const { token, expiresAt } = await createTransferToken(service, db, {
        owner,
        kind: getKind(params),
      });
      return respond(201, { token, expiresAt: expiresAt.toISOString() });
    }),
    route(
      receiveDraft,
      async ({ db, body, owner, address }) => {
        const taker = { owner, address };
        const { kind, expiresAt } = await transferDraft(service, db, body.token, taker);
        return respond(200, { kind, expiresAt: expiresAt.toISOString() });
      },
      { limit: TAKE_OVER_RULE, room: "spare" },
    ),
  ];
}

/** Removes expired drafts and expired transfer links. */
export async function sweepDrafts(service: Pick<Service, "db" | "now">): Promise<void> {
  await sweepTransfers(service);
  await sweepRows(service.db, draft, [draft.owner, draft.kind], lt(draft.expiresAt, service.now()));
}
