import { sql } from "drizzle-orm";
import { getBoxContent } from "#src/content/price/sold-box.ts";
import type { ContentKind, ContentKinds } from "#src/content/schema/content-schemas.ts";
import { contentItem, contentSeed } from "#src/content/schema/content-table.ts";
import type { Seed } from "#src/content/schema/seed-types.ts";
import type { Database } from "#src/platform/database/sql.ts";

const byId = ({ id }: { readonly id: number }) => String(id);
const bySlug = ({ slug }: { readonly slug: string }) => slug;

/** The slug of an item within its kind; `undefined` for kinds without an identifying field. */
export const ITEM_SLUGS: {
  readonly [Kind in ContentKind]: (item: ContentKinds[Kind]) => string | undefined;
} = {
  audience: byId,
  footer: () => undefined,
  slides: ({ audience, slug }) => `${audience}/${slug}`,
  boxCategory: bySlug,
  businessCategory: bySlug,
  box: bySlug,
  businessProduct: bySlug,
  blogCategory: bySlug,
  blogPost: bySlug,
  partnerCategory: ({ key }) => key,
  vacancy: bySlug,
  office: byId,
  document: byId,
  leader: byId,
  proof: byId,
  page: () => undefined,
};

/** Kinds whose items staff can add and remove; the other kinds have fixed items. */
export const OPEN_KINDS: readonly ContentKind[] = [
  "boxCategory",
  "businessCategory",
  "businessProduct",
  "blogCategory",
  "blogPost",
  "partnerCategory",
  "vacancy",
  "office",
  "document",
  "leader",
  "proof",
];

const INSERT_ROWS = 50;
/** Lock against simultaneous seeding by copies of the service. */
const SEED_LOCK = 5_511_2027;

type Row = typeof contentItem.$inferInsert;

function rowsOfKind<Kind extends ContentKind>(
  kind: Kind,
  items: readonly ContentKinds[Kind][],
  toSlug: (item: ContentKinds[Kind]) => string | undefined = ITEM_SLUGS[kind],
): Row[] {
  return items.map((data, position) => ({ kind, slug: toSlug(data) ?? kind, position, data }));
}

function toRows(seed: Seed): Row[] {
  return [
    rowsOfKind("audience", seed.audiences),
    rowsOfKind("footer", [seed.footer]),
    rowsOfKind("slides", seed.slideSets),
    rowsOfKind("boxCategory", seed.boxCategories),
    rowsOfKind("businessCategory", seed.businessCategories),
    rowsOfKind("box", seed.boxes.map(getBoxContent)),
    rowsOfKind("businessProduct", seed.businessProducts),
    rowsOfKind("blogCategory", seed.blogCategories),
    rowsOfKind("blogPost", seed.blogPosts),
    rowsOfKind("partnerCategory", seed.partnerCategories),
    rowsOfKind("vacancy", seed.vacancies),
    rowsOfKind("office", seed.offices),
    rowsOfKind("document", seed.documents),
    rowsOfKind("leader", seed.leaders),
    rowsOfKind("proof", seed.proofs),
    rowsOfKind("page", [seed.rules], () => "rules"),
    rowsOfKind("page", [seed.politics], () => "politics"),
  ].flat();
}

/** Inserts the initial content into an empty database. */
export async function seedContent(db: Database, seed: Seed): Promise<void> {
  await insertRows(db, toRows(seed));
}

/** Inserts items of content, in batches. */
export async function insertRows(db: Database, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_ROWS) {
    await db.insert(contentItem).values(rows.slice(start, start + INSERT_ROWS));
  }
}

/** Whether this transaction has to seed the database; true only once. Other copies of the service wait for it. */
export async function claimSeeding(tx: Database): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
  const claimed = await tx.insert(contentSeed).values({ id: 1 }).onConflictDoNothing().returning();
  return claimed.length > 0;
}
