import { contentPreview, PREVIEW_HEADER } from "@sughurta/contracts/content";
import { TransactionRollbackError } from "drizzle-orm";
import { contentSchemas } from "#src/content/content-schemas.ts";
import { versionsOf } from "#src/content/versions/content-versions.ts";
import { show } from "#src/content/versions/save-content.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { type AnyReply, answer, type Route, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { pageOfItem } from "./page-of-item.ts";
import { readPreviewToken } from "./preview-token.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const NEVER_KEPT = { "Cache-Control": "no-store" };

/** The version that a request previews; `undefined` without a valid token, or if the version removes the item. */
async function previewIn({ config, db, now }: Needs, headers: Headers) {
  const token = headers.get(PREVIEW_HEADER);
  if (token === null) return undefined;
  const named = await readPreviewToken(token, config.secrets.siteToken, now());
  if (!named) return undefined;
  const versions = await versionsOf(db, named);
  const data = versions.find(({ version }) => version === named.version)?.data;
  return data == null ? undefined : { ...named, data };
}

type Preview = NonNullable<Awaited<ReturnType<typeof previewIn>>>;

/** Returns the page that shows the draft of a preview token, or 404 for an invalid token. */
export function previewRoute(service: Needs): Route {
  return route(contentPreview, async ({ headers }) => {
    const preview = await previewIn(service, headers);
    if (!preview) throw notFound();
    const { kind, slug, data, expiresAt } = preview;
    const checked = contentSchemas[kind].safeParse(data);
    if (!checked.success) throw notFound();
    const page = pageOfItem(kind, checked.data, slug);
    return answer(200, { page, expiresAt: expiresAt.toISOString() }, NEVER_KEPT);
  });
}

/** Wraps a content route to show the draft of the request's preview token, if it has one. */
export function withPreview(service: Needs, content: Route): Route {
  return {
    ...content,
    handle: async (call) => {
      const preview = await previewIn(service, call.headers);
      if (!preview) return content.handle(call);
      const reply = await asIfPublished(call.db, preview, (db) => content.handle({ ...call, db }));
      return { ...reply, headers: { ...reply.headers, ...NEVER_KEPT } };
    },
  };
}

/** Reads the site as if a version was published: publishes it in a transaction that is rolled back. */
async function asIfPublished(
  db: Database,
  { data, ...item }: Preview,
  read: (db: Database) => Promise<AnyReply>,
): Promise<AnyReply> {
  const { promise, resolve } = Promise.withResolvers<AnyReply>();
  try {
    await db.transaction(async (tx) => {
      await show(tx, item, data);
      resolve(await read(tx));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return promise;
}
