import type { ContentKind, ContentKinds } from "./content-schemas.ts";

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
];
