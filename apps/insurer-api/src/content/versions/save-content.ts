import { randomUUID } from "node:crypto";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import { productOn } from "#src/content/price/product-on-day.ts";
import { type Publishers, publishOffer } from "#src/content/price/publish-offer.ts";
import { toOffer } from "#src/content/price/sold-box.ts";
import { type BoxVersion, boxVersion } from "#src/content/schema/box-schemas.ts";
import { versionSchemas } from "#src/content/schema/content-schemas.ts";
import {
  type ContentVersion,
  contentItem,
  contentVersion,
} from "#src/content/schema/content-table.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { type ItemName, listVersions, visibleData } from "./content-versions.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

/** Number of the advisory lock that only versions use: simultaneous saves of an item run one after another. */
const VERSION_LOCK = 5_511_0156;

/** Publishing of a version: never, now, or on an ISO day. */
export type Publishing = "draft" | "now" | { readonly on: string };

/** A version to save. */
export interface NewVersion extends ItemName {
  /** Validated by the schema of its kind; null removes the item from the site. */
  readonly data: unknown;
  /** Number of the version that the change is based on; 0 if there was none. */
  readonly basedOn: number;
  readonly publishing: Publishing;
}

/** Staff members behind a change, and its reason; the id is that of the form. */
export interface ContentCommand extends Approval {
  readonly decisionId: string;
  readonly reason: string;
}

/**
 * Saves a version of an item and publishes it if requested, which needs two people for content that promises something.
 * Idempotent by `decisionId`. Throws 403, 409 if a newer version was saved since, and 422 for invalid data or a past
 * day.
 */
export async function saveContent(
  service: Needs,
  { kind, slug, data, basedOn, publishing }: NewVersion,
  { decisionId, by, confirmedBy, reason }: ContentCommand,
): Promise<void> {
  if (data !== null && !versionSchemas[kind].safeParse(data).success) {
    throw new FailureError(422, "invalid");
  }
  if (typeof publishing === "object" && !(publishing.on >= getToday(service))) {
    throw new FailureError(422, "dayPassed");
  }
  const item = { kind, slug };
  await service.db.transaction(async (tx) => {
    await lockItem(tx, item);
    const versions = await listVersions(tx, item);
    if (versions.some(({ id }) => id === decisionId)) return;
    if ((versions[0]?.version ?? 0) !== basedOn) throw new FailureError(409, "contentChanged");
    if (publishing !== "draft") {
      const approval = { by, confirmedBy };
      if (hasOffer(kind, data)) requireTwoPeople(service, "box", null, approval);
      else requireTwoPeople(service, "promise", { contentKind: kind }, approval);
    }
    const at = service.now();
    const first = await firstData(service, tx, item);
    let version = basedOn;
    if (versions.length === 0 && first !== undefined) {
      version += 1;
      await tx.insert(contentVersion).values({
        ...item,
        id: randomUUID(),
        version,
        data: first,
        state: "published",
        reason: "",
        savedAt: at,
        publishedAt: at,
      });
    }
    if (publishing !== "draft") await dropPlans(tx, item);
    const saved = { ...item, id: decisionId, version: version + 1, data, savedBy: by, reason };
    const state = STATES[typeof publishing === "object" ? "on" : publishing];
    await tx.insert(contentVersion).values({
      ...saved,
      state,
      publishOn: typeof publishing === "object" ? publishing.on : null,
      savedAt: at,
      publishedAt: publishing === "now" ? at : null,
    });
    if (publishing === "now") await show(service, tx, item, data, { by, confirmedBy });
  });
}

const STATES = { draft: "draft", now: "published", on: "planned" } as const;

/** Publishes planned versions that are due. */
export async function publishPlanned(service: Needs): Promise<void> {
  const due = and(
    eq(contentVersion.state, "planned"),
    lte(contentVersion.publishOn, getToday(service)),
  );
  const found = await service.db
    .select()
    .from(contentVersion)
    .where(due)
    .orderBy(asc(contentVersion.publishOn));
  for (const { id, kind, slug } of found) {
    const item = { kind, slug } as ItemName;
    await service.db.transaction(async (tx) => {
      await lockItem(tx, item);
      const [published] = await tx
        .update(contentVersion)
        .set({ state: "published", publishedAt: service.now() })
        .where(and(eq(contentVersion.id, id), due))
        .returning();
      if (published) await show(service, tx, item, published.data);
    });
  }
}

/**
 * Adds an import to the version history, inside its transaction: planned versions become drafts, and the imported data
 * becomes the newest version of each item that has a history.
 */
export async function recordImport(
  tx: Database,
  now: Date,
  rows: readonly { readonly kind: string; readonly slug: string; readonly data: unknown }[],
): Promise<void> {
  await tx
    .update(contentVersion)
    .set({ state: "draft", publishOn: null })
    .where(eq(contentVersion.state, "planned"));
  const newest = await tx
    .selectDistinctOn([contentVersion.kind, contentVersion.slug])
    .from(contentVersion)
    .orderBy(contentVersion.kind, contentVersion.slug, sql`${contentVersion.version} desc`);
  for (const { kind, slug, version } of newest) {
    const imported = rows.find((row) => row.kind === kind && row.slug === slug);
    await tx.insert(contentVersion).values({
      id: randomUUID(),
      kind,
      slug,
      version: version + 1,
      data: imported?.data ?? null,
      state: "published",
      reason: "",
      savedAt: now,
      publishedAt: now,
    });
  }
}

async function lockItem(tx: Database, { kind, slug }: ItemName): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${VERSION_LOCK}, hashtext(${`${kind} ${slug}`}))`,
  );
}

/** An item has at most one planned version: publishing or planning a version replaces it. */
async function dropPlans(tx: Database, { kind, slug }: ItemName): Promise<void> {
  await tx
    .update(contentVersion)
    .set({ state: "draft", publishOn: null })
    .where(
      and(
        eq(contentVersion.kind, kind),
        eq(contentVersion.slug, slug),
        eq(contentVersion.state, "planned"),
      ),
    );
}

/** Whether a version has terms of a product, which it sells once it is published. */
export const hasOffer = (kind: ItemName["kind"], data: unknown): boolean =>
  kind === "box" && boxVersion.safeParse(data).data?.sale !== undefined;

/** The published data of an item, for a box with the terms of its product. */
async function firstData(service: Needs, tx: Database, item: ItemName): Promise<unknown> {
  const shown = await visibleData(tx, item);
  if (item.kind !== "box" || shown === undefined) return shown;
  // Seed, import and desk validate these rows by the schema of their kind.
  const content = shown as BoxVersion;
  const sale = toOffer(await productOn(tx, content.productCode, getToday(service)));
  return sale ? { ...content, sale } : content;
}

/**
 * Publishes a version on the site; a new item is added at the end of its kind. The terms of a box become those of its
 * product.
 */
export async function show(
  service: Pick<Platform, "config" | "now">,
  tx: Database,
  { kind, slug }: ItemName,
  saved: ContentVersion["data"],
  publishers?: Publishers,
): Promise<void> {
  const box = kind === "box" && saved !== null ? (saved as BoxVersion) : undefined;
  const { sale: _sale, ...content } = box ?? {};
  const data = box ? content : saved;
  const own = and(eq(contentItem.kind, kind), eq(contentItem.slug, slug));
  if (data === null) {
    await tx.delete(contentItem).where(own);
    return;
  }
  const last = sql<number>`(select coalesce(max(position), -1) + 1 from content_item where kind = ${kind})`;
  await tx
    .insert(contentItem)
    .values({ kind, slug, data, position: last })
    .onConflictDoUpdate({ target: [contentItem.kind, contentItem.slug], set: { data } });
  if (box) await publishOffer(service, tx, box, publishers);
}
