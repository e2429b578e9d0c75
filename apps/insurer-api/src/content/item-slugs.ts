import type { ContentKind, ContentKinds } from "./content-schemas.ts";

const byId = ({ id }: { readonly id: number }) => String(id);
const bySlug = ({ slug }: { readonly slug: string }) => slug;

/** By what an item is found among those of its kind; nothing where its data do not say. */
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

/** Kinds of which people add items and take them away; of the others the site expects those that it has. */
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
