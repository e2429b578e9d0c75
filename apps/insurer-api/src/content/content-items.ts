import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#src/platform/database/sql.ts";
import { contentItem } from "./content-table.ts";
import type {
  AudienceSeed,
  BlogCategorySeed,
  BlogPostSeed,
  BoxCategorySeed,
  BoxSeed,
  BusinessProductSeed,
  DocumentSeed,
  FooterSeed,
  LeaderSeed,
  OfficeSeed,
  PartnerCategorySeed,
  SlideSetSeed,
  TextPageSeed,
  VacancySeed,
} from "./seed-types.ts";

/** What each kind of content looks like inside, in all languages. */
export interface ContentKinds {
  audience: AudienceSeed;
  footer: FooterSeed;
  slides: SlideSetSeed;
  boxCategory: BoxCategorySeed;
  businessCategory: BoxCategorySeed;
  box: BoxSeed;
  businessProduct: BusinessProductSeed;
  blogCategory: BlogCategorySeed;
  blogPost: BlogPostSeed;
  partnerCategory: PartnerCategorySeed;
  vacancy: VacancySeed;
  office: OfficeSeed;
  document: DocumentSeed;
  leader: LeaderSeed;
  page: TextPageSeed;
}

export type ContentKind = keyof ContentKinds;

/** Items of a kind in their order. */
export async function contentOf<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
): Promise<ContentKinds[Kind][]> {
  const rows = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(eq(contentItem.kind, kind))
    .orderBy(asc(contentItem.position));
  // Only the seed writes these rows, in the shape of their kind.
  return rows.map((row) => row.data as ContentKinds[Kind]);
}

/** One item by its slug. */
export async function contentItemOf<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  slug: string,
): Promise<ContentKinds[Kind] | undefined> {
  const [row] = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(and(eq(contentItem.kind, kind), eq(contentItem.slug, slug)));
  return row?.data as ContentKinds[Kind] | undefined;
}
