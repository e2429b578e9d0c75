import { count } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { OPEN_KINDS } from "#src/content/archive/seed-content.ts";
import { signPreviewToken } from "#src/content/preview/preview-routes.ts";
import { CONTENT_KINDS, type ContentKind } from "#src/content/schema/content-schemas.ts";
import { contentItem } from "#src/content/schema/content-table.ts";
import {
  type ItemName,
  itemsOf,
  shownData,
  versionsOf,
} from "#src/content/versions/content-versions.ts";
import { type DeskForm, readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { acceptBody } from "#src/platform/http/accept-body.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { todayOf } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { showContentForm } from "./content-form-view.ts";
import { type ItemView, itemAddress, showHistory, showItems, showKinds } from "./content-view.ts";
import { contentSubject, saveOrPropose, submitContent } from "./save-content-form.ts";

/** Number of published items by kind. */
async function readKindCounts(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ kind: contentItem.kind, items: count() })
    .from(contentItem)
    .groupBy(contentItem.kind);
  return new Map(rows.map(({ kind, items }) => [kind, items]));
}

/** One item; `undefined` if it is neither published nor saved. */
async function readItem(db: Database, item: ItemName): Promise<ItemView | undefined> {
  const versions = await versionsOf(db, item);
  const shown = await shownData(db, item);
  if (versions.length === 0 && shown === undefined) return undefined;
  const proposals = await openProposals(db, { subject: contentSubject(item) });
  return { item, shown, versions, proposals };
}

interface Desk {
  readonly service: Pick<Service, "config" | "db" | "now">;
  readonly deskContext: DeskContext;
}

/** Size limit for the form of an item: long texts in three languages, in which a Cyrillic letter takes six bytes. */
const CONTENT_MAX_BYTES = 2_000_000;

/** Pages for editing and publishing the texts of the site. */
export function contentPages(
  service: Desk["service"],
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/content`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeContent", "");
      return showKinds(deskContext, context, await readKindCounts(service.db));
    });
    app.get(`${page}/:kind`, async (context) => {
      deskContext.actorFor(context, "seeContent", "");
      const kind = kindOf(context);
      return showItems(deskContext, context, kind, await itemsOf(service.db, kind));
    });
    app.get(`${page}/:kind/item`, (context) => {
      deskContext.actorFor(context, "editContent", "");
      return showForm(desk, context);
    });
    app.post(`${page}/:kind/item`, acceptBody(CONTENT_MAX_BYTES), (context) =>
      submitContent(desk, context, kindOf(context), context.req.query("slug")),
    );
    app.get(`${page}/:kind/history`, async (context) => {
      deskContext.actorFor(context, "seeContent", "");
      const found = await readItem(service.db, itemOf(context));
      if (!found) throw notFound();
      return showHistory(deskContext, context, found);
    });
    app.get(`${page}/:kind/preview`, async (context) => {
      deskContext.actorFor(context, "seeContent", "");
      const { config, db, now } = service;
      const item = itemOf(context);
      const version = Number(context.req.query("version"));
      const saved = (await versionsOf(db, item)).find((one) => one.version === version);
      if (saved?.data == null) throw notFound();
      const secret = config.secrets.siteToken;
      const token = await signPreviewToken({ ...item, version }, secret, now());
      return context.redirect(`${config.publicUrl}/preview?${new URLSearchParams({ token })}`);
    });
    app.post(`${page}/:kind/history`, (context) =>
      publish(desk, context, "restore", async (tx, item, form) => {
        const restored = Number(form.text("restore"));
        const versions = await versionsOf(tx, item);
        const data = versions.find(({ version }) => version === restored)?.data;
        if (data == null) throw notFound();
        return data;
      }),
    );
    app.post(`${page}/:kind/off`, (context) =>
      publish(desk, context, "takeOff", async (_, { kind }) => {
        if (!OPEN_KINDS.includes(kind)) throw notFound();
        return null;
      }),
    );
  };
}

function kindOf(context: Context): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === context.req.param("kind"));
  if (!kind) throw notFound();
  return kind;
}

const itemOf = (context: Context): ItemName => ({
  kind: kindOf(context),
  slug: context.req.query("slug") ?? "",
});

/** Immediately publishes the given data of an item: an earlier version, or none to unpublish it. */
async function publish(
  { service, deskContext }: Desk,
  context: Context,
  action: "restore" | "takeOff",
  dataOf: (tx: Database, item: ItemName, form: DeskForm) => Promise<unknown>,
): Promise<Response> {
  const item = itemOf(context);
  const form = await readDeskForm(context);
  const work = {
    permission: "editContent",
    action: `content.${action}`,
    proposedAs: "promise.propose",
    subject: contentSubject(item),
    page: itemAddress(deskContext, "history", item, {}),
  } as const;
  return runDeskCommand({ service, deskContext }, context, work, form, async (inside, command) => {
    const data = await dataOf(inside.db, item, form);
    requireReason(command);
    const basedOn = Number(form.text("version"));
    const wanted = { ...item, data, basedOn, publishing: "now" } as const;
    const restored = action === "restore" ? Number(form.text("restore")) : undefined;
    return saveOrPropose(inside, wanted, command, restored);
  });
}

/** The form of the newest version, or of the version in the address; empty for a new item. */
async function showForm({ service, deskContext }: Desk, context: Context): Promise<Response> {
  const kind = kindOf(context);
  const today = todayOf(service);
  const slug = context.req.query("slug");
  if (slug === undefined) {
    if (!OPEN_KINDS.includes(kind)) throw notFound();
    return showContentForm(deskContext, context, {
      kind,
      slug,
      data: {},
      versions: [],
      isShown: false,
      today,
    });
  }
  const { versions = [], shown } = (await readItem(service.db, { kind, slug })) ?? {};
  const from = Number(context.req.query("from"));
  const opened =
    versions.find(({ version }) => version === from) ?? versions.find(({ data }) => data !== null);
  const data = opened?.data ?? shown;
  if (typeof data !== "object" || data === null) throw notFound();
  return showContentForm(deskContext, context, {
    kind,
    slug,
    data: { ...data },
    versions,
    opened,
    isShown: shown !== undefined,
    today,
  });
}
