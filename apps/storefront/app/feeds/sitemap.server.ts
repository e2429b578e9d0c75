import { boxHref } from "@sughurta/boxes";
import {
  boxCategories,
  boxes,
  businessBoxCategories,
  businessBoxes,
  seoBoxes,
} from "@sughurta/contracts/box";
import { allVacancies, blogPosts, partners } from "@sughurta/contracts/content";
import { compareDates } from "@sughurta/domain";
import type { Services } from "#server/render/services.ts";
import { localizedUrl } from "../seo/page-meta.ts";
import { escapeXml } from "./escape-xml.ts";

const BLOG_PAGE_SIZE = 300;
const FIXED_PATHS = [
  "/",
  "/travel",
  "/auto",
  "/autohome",
  "/autonew",
  "/boxes",
  "/offers",
  "/losses",
  "/ponimayu",
  "/jur",
  "/jur/product",
  "/partners",
  "/blog",
  "/vacancies",
  "/offices",
  "/docs",
  "/leaders",
  "/rules",
  "/politics",
];

/** Every page for search engines, with its languages (SPEC-18). */
export async function sitemap(services: Services): Promise<string> {
  const { config } = services;
  const urls = (await listPaths(services)).flatMap((path) =>
    config.languages.map((language) =>
      urlEntry(config, path, localizedUrl(config, path, language)),
    ),
  );
  const spaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces.join(" ")}>\n${urls.join("\n")}\n</urlset>\n`;
}

async function listPaths(services: Services): Promise<string[]> {
  const { content, today } = services;
  const [categories, products, hidden, posts, vacancies, ofCompanies] = await Promise.all([
    services.optional(content.get(boxCategories), []),
    services.optional(
      content.get(boxes).then(({ data }) => data),
      [],
    ),
    services.optional(content.get(seoBoxes), []),
    services.optional(
      content.get(blogPosts, { query: { pageSize: BLOG_PAGE_SIZE } }).then(({ data }) => data),
      [],
    ),
    services.optional(content.get(allVacancies), []),
    listCompanyPaths(services),
  ]);
  const paths = [
    ...FIXED_PATHS,
    ...[...categories, ...hidden].map(({ slug }) => `/boxes/${slug}`),
    ...products.map(boxHref),
    ...posts.filter(({ active }) => active).map(({ slug }) => `/blog/${slug}`),
    ...vacancies
      .filter(({ dateEnd }) => compareDates(dateEnd, today) >= 0)
      .map(({ slug }) => `/vacancy/${slug}`),
    ...ofCompanies,
  ];
  return [...new Set(paths.map((path) => encodeURI(path)))];
}

/** Pages of partners and of products for companies. */
async function listCompanyPaths(services: Services): Promise<string[]> {
  const { content } = services;
  const [known, categories, products] = await Promise.all([
    services.optional(content.get(partners), []),
    services.optional(content.get(businessBoxCategories), []),
    services.optional(
      content.get(businessBoxes).then(({ data }) => data),
      [],
    ),
  ]);
  return [
    ...known.map(({ id }) => `/partners/${id}`),
    ...categories.map(({ slug }) => `/jur/products/${slug}`),
    ...products.map(({ slug }) => `/jur/product/${slug}`),
  ];
}

function urlEntry(config: Services["config"], path: string, url: string): string {
  const alternates = config.languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(localizedUrl(config, path, language))}"/>`,
  );
  return `<url><loc>${escapeXml(url)}</loc>${alternates.join("")}</url>`;
}
