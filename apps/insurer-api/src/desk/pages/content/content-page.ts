import { count } from "drizzle-orm";
import { OPEN_KINDS } from "#src/content/archive/seed-content.ts";
import { signPreviewToken } from "#src/content/preview/preview-routes.ts";
import { CONTENT_KINDS, type ContentKind } from "#src/content/schema/content-schemas.ts";
import { contentItem } from "#src/content/schema/content-table.ts";
import {
  type ItemName,
  listItems,
  listVersions,
  visibleData,
} from "#src/content/versions/content-versions.ts";
import type { DeskCommand } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskPage, deskPages, deskResponse } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ContentFormFacts, contentFormView } from "./content-form-view.ts";
import {
  historyView,
  type ItemFacts,
  itemPath,
  itemsView,
  type KindFacts,
  kindsView,
} from "./content-view.ts";
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
async function readItem(db: Database, item: ItemName): Promise<ItemFacts | undefined> {
  const versions = await listVersions(db, item);
  const shown = await visibleData(db, item);
  if (versions.length === 0 && shown === undefined) return undefined;
  const proposals = await openProposals(db, { subject: contentSubject(item) });
  return { item, shown, versions, proposals };
}

/** Size limit for the form of an item: long texts in three languages, in which a Cyrillic letter takes six bytes. */
const CONTENT_MAX_BYTES = 2_000_000;

type Needs = Pick<Service, "config" | "db" | "now">;

function parseKind({ param }: DeskRequest): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === param("kind"));
  if (!kind) throw notFound();
  return kind;
}

const parseItem = (desk: DeskRequest): ItemName => ({
  kind: parseKind(desk),
  slug: desk.query.slug ?? "",
});

/** The form of the newest version, or of the version in the address; empty for a new item. */
async function readFormFacts(service: Needs, desk: DeskRequest): Promise<ContentFormFacts> {
  const kind = parseKind(desk);
  const today = getToday(service);
  const { languages } = service.config;
  const { slug } = desk.query;
  if (slug === undefined) {
    if (!OPEN_KINDS.includes(kind)) throw notFound();
    return { kind, slug, data: {}, versions: [], isShown: false, languages, today };
  }
  const { versions = [], shown } = (await readItem(service.db, { kind, slug })) ?? {};
  const from = Number(desk.query.from);
  const opened =
    versions.find(({ version }) => version === from) ?? versions.find(({ data }) => data !== null);
  const data = opened?.data ?? shown;
  if (typeof data !== "object" || data === null) throw notFound();
  const isShown = shown !== undefined;
  return { kind, slug, data: { ...data }, versions, opened, isShown, languages, today };
}

/** Immediately publishes the given data of an item: an earlier version, or none to unpublish it. */
const publication = (
  action: "content.restore" | "content.takeOff",
  loadData: (service: Needs, item: ItemName, restored: number | undefined) => Promise<unknown>,
): DeskCommand<Needs> => ({
  action,
  proposedAs: "promise.propose",
  needsReason: true,
  async run(service, { desk, form: { text }, command }) {
    const item = parseItem(desk);
    const restored = action === "content.restore" ? Number(text("restore")) : undefined;
    const data = await loadData(service, item, restored);
    const basedOn = Number(text("version"));
    const wanted = { ...item, data, basedOn, publishing: "now" } as const;
    return saveOrPropose(service, wanted, command, restored);
  },
});

const aboutItem = (_service: Needs, desk: DeskRequest) => {
  const item = parseItem(desk);
  return { subject: contentSubject(item), page: itemPath("history", item) };
};

/** Pages for editing and publishing the texts of the site. */
export const contentPages = deskPages(
  deskPage<Needs, ReadonlyMap<string, number>>({
    path: "/content",
    permission: "seeContent",
    facts: ({ db }) => readKindCounts(db),
    view: kindsView,
  }),
  deskPage<Needs, KindFacts>({
    path: "/content/:kind",
    permission: "seeContent",
    async facts({ db }, desk) {
      const kind = parseKind(desk);
      return { kind, items: await listItems(db, kind) };
    },
    view: itemsView,
  }),
  deskPage<Needs, ContentFormFacts>({
    path: "/content/:kind/item",
    permission: "editContent",
    facts: readFormFacts,
    view: contentFormView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: "/content/:kind/item",
    permission: "editContent",
    maxBytes: CONTENT_MAX_BYTES,
    respond: (submission) =>
      submitContent(submission, parseKind(submission.desk), submission.desk.query.slug),
  }),
  deskPage<Needs, ItemFacts>({
    path: "/content/:kind/history",
    permission: "seeContent",
    async facts({ db }, desk) {
      const found = await readItem(db, parseItem(desk));
      if (!found) throw notFound();
      return found;
    },
    view: historyView,
  }),
  deskResponse<Needs>({
    method: "get",
    path: "/content/:kind/preview",
    permission: "seeContent",
    async respond({ service: { config, db, now }, desk }) {
      const item = parseItem(desk);
      const version = Number(desk.query.version);
      const saved = (await listVersions(db, item)).find((one) => one.version === version);
      if (saved?.data == null) throw notFound();
      const token = await signPreviewToken(
        { ...item, version },
        config.secrets.siteToken[0],
        now(),
      );
      const query = new URLSearchParams({ token, lang: desk.language });
      return `${config.publicUrl}/preview?${query}`;
    },
  }),
  deskCommand<Needs>({
    path: "/content/:kind/history",
    permission: "editContent",
    about: aboutItem,
    ...publication("content.restore", async ({ db }, item, restored) => {
      const versions = await listVersions(db, item);
      const data = versions.find(({ version }) => version === restored)?.data;
      if (data == null) throw notFound();
      return data;
    }),
  }),
  deskCommand<Needs>({
    path: "/content/:kind/off",
    permission: "editContent",
    about: aboutItem,
    ...publication("content.takeOff", async (_service, { kind }) => {
      if (!OPEN_KINDS.includes(kind)) throw notFound();
      return null;
    }),
  }),
);
