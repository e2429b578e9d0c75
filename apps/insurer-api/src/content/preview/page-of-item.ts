import type { ContentKind, ContentKinds } from "#src/content/content-schemas.ts";

const AUDIENCE_PAGES = { clients: "/", business: "/jur", partners: "/partners" } as const;
/** Banners of single people by the page that has them; that of the home page is the one left. */
const BANNER_PAGES: Readonly<Record<string, string>> = {
  puteshestvie: "/travel",
  boxes: "/boxes",
};

/** The page of the site on which an item of each kind is seen. */
const PAGES: {
  readonly [Kind in ContentKind]: (item: ContentKinds[Kind], slug: string) => string;
} = {
  audience: ({ key }) => AUDIENCE_PAGES[key],
  footer: () => "/",
  slides: ({ audience, slug }) =>
    audience === "business" ? AUDIENCE_PAGES.business : (BANNER_PAGES[slug] ?? "/"),
  boxCategory: () => "/boxes",
  businessCategory: ({ slug }) => `/jur/products/${slug}`,
  box: ({ slug }) => `/boxes/${slug}`,
  businessProduct: ({ slug }) => `/jur/product/${slug}`,
  blogCategory: () => "/blog",
  blogPost: ({ slug }) => `/blog/${slug}`,
  partnerCategory: () => "/partners",
  vacancy: ({ slug }) => `/vacancy/${slug}`,
  office: () => "/offices",
  document: () => "/docs",
  leader: () => "/leaders",
  page: (_, slug) => `/${slug}`,
};

/** Where an item is seen on the site: a path. */
export function pageOfItem<Kind extends ContentKind>(
  kind: Kind,
  item: ContentKinds[Kind],
  slug: string,
): string {
  return PAGES[kind](item, slug);
}
