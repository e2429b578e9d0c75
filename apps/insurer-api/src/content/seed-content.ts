import { sql } from "drizzle-orm";
import type { Database } from "#src/platform/database/sql.ts";
import type { ContentKind, ContentKinds } from "./content-schemas.ts";
import { contentItem, contentSeed } from "./content-table.ts";
import { boxContentOf } from "./price/sold-box.ts";
import type { Seed } from "./seed-types.ts";

const INSERT_ROWS = 50;
/** Copies of the service that start together must not seed at once. */
const SEED_LOCK = 5_511_2027;

type Row = typeof contentItem.$inferInsert;

function rowsOfKind<Kind extends ContentKind>(
  kind: Kind,
  items: readonly ContentKinds[Kind][],
  slugOf: (item: ContentKinds[Kind]) => string,
): Row[] {
  return items.map((data, position) => ({ kind, slug: slugOf(data), position, data }));
}

function rowsOf(seed: Seed): Row[] {
  const byId = ({ id }: { id: number }) => String(id);
  const bySlug = ({ slug }: { slug: string }) => slug;
  return [
    rowsOfKind("audience", seed.audiences, byId),
    rowsOfKind("footer", [seed.footer], () => "footer"),
    rowsOfKind("slides", seed.slideSets, ({ audience, slug }) => `${audience}/${slug}`),
    rowsOfKind("boxCategory", seed.boxCategories, bySlug),
    rowsOfKind("businessCategory", seed.businessCategories, bySlug),
    rowsOfKind("box", seed.boxes.map(boxContentOf), bySlug),
    rowsOfKind("businessProduct", seed.businessProducts, bySlug),
    rowsOfKind("blogCategory", seed.blogCategories, bySlug),
    rowsOfKind("blogPost", seed.blogPosts, bySlug),
    rowsOfKind("partnerCategory", seed.partnerCategories, ({ key }) => key),
    rowsOfKind("vacancy", seed.vacancies, bySlug),
    rowsOfKind("office", seed.offices, byId),
    rowsOfKind("document", seed.documents, byId),
    rowsOfKind("leader", seed.leaders, byId),
    rowsOfKind("page", [seed.rules], () => "rules"),
    rowsOfKind("page", [seed.politics], () => "politics"),
  ].flat();
}

/** Fills the empty content of a database. */
export async function seedContent(db: Database, seed: Seed): Promise<void> {
  await insertRows(db, rowsOf(seed));
}

/** Writes items of content, a part at a time. */
export async function insertRows(db: Database, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_ROWS) {
    await db.insert(contentItem).values(rows.slice(start, start + INSERT_ROWS));
  }
}

/** Tells once whether a database still has to be filled; other copies of the service wait for this transaction. */
export async function claimSeeding(tx: Database): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
  const claimed = await tx.insert(contentSeed).values({ id: 1 }).onConflictDoNothing().returning();
  return claimed.length > 0;
}
