import type { ContentKind, ContentKinds } from "#src/content/content-schemas.ts";

const AUDIENCE_PAGES = { clients: "/", business: "/jur", partners: "/partners" } as const;
/** Pages of the banners for private customers; all other banners are on the home page. */
const BANNER_PAGES: Readonly<Record<string, string>> = {
  puteshestvie: "/travel",
  boxes: "/boxes",
};

/** The page of the site that shows an item of each kind. */
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

/** Path of the page that shows an item. */
export function pageOfItem<Kind extends ContentKind>(
  kind: Kind,
  item: ContentKinds[Kind],
  slug: string,
): string {
  return PAGES[kind](item, slug);
}
