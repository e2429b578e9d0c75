import { boxHref, isSoldOnline } from "@sughurta/boxes";
import { contentTexts, MEDICAL_QUESTIONS } from "@sughurta/content";
import { type BoxProduct, boxes, businessBoxes } from "@sughurta/contracts/box";
import {
  allVacancies,
  blogPosts,
  documents,
  offices,
  politics,
  rules,
} from "@sughurta/contracts/content";
import { compareDates, type Language } from "@sughurta/domain";
import { citizenshipOptions } from "@sughurta/domain/countries";
import { preloadTexts, translator } from "@sughurta/i18n";
import type { Services } from "#server/render/services.ts";
import { getBlocks } from "../content/load-content.server.ts";
import { plainText } from "../seo/excerpt.server.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import type { SearchDocument } from "./search-document.ts";
import { searchTexts } from "./search-texts.ts";

const BLOG_PAGE_SIZE = 300;

const PRODUCT_PAGES = [
  ["/travel", "travel"],
  ["/auto", "auto"],
  ["/autohome", "autohome"],
  ["/autonew", "autonew"],
  ["/boxes", "boxes"],
  ["/offers", "offers"],
  ["/ponimayu", "ponimayu"],
  ["/jur", "business"],
] as const;
const OTHER_PAGES = [
  ["/losses", "losses"],
  ["/docs", "docs"],
  ["/offices", "offices"],
  ["/blog", "blog"],
  ["/partners", "partners"],
  ["/vacancies", "vacancies"],
  ["/leaders", "leaders"],
] as const;

/** Pages with the insurer's phones, which are searchable too. */
const PAGES_WITH_PHONES: readonly string[] = ["losses", "offices"];

/** Pages whose product has a price for each buyer. */
const CALCULATED = { travel: "travel", auto: "liability" } as const;

/** Search terms of a product's page: destinations of a trip, ways to pay, colloquial names. */
function productKeywords(
  key: (typeof PRODUCT_PAGES)[number][1],
  language: Language,
): string | undefined {
  const t = translator(language, searchTexts);
  if (key === "travel") {
    const countries = citizenshipOptions(language).map(({ label }) => label);
    return [t("keywords.travel"), ...countries].join(" ");
  }
  return key === "auto" || key === "autohome" ? t("keywords.motor") : undefined;
}

/** Missing content is omitted from the index. */
const NOTHING: never[] = [];

/** The searchable content, as the service has it: the same objects while it has not changed. */
export async function loadSearchContent(services: Services) {
  const { content } = services;
  const [products, businessProducts, posts, files, places, vacancies, ...texts] = await Promise.all(
    [
      services.optional(
        content.get(boxes).then(({ data }) => data),
        NOTHING,
      ),
      services.optional(
        content.get(businessBoxes).then(({ data }) => data),
        NOTHING,
      ),
      services.optional(
        content.get(blogPosts, { query: { pageSize: BLOG_PAGE_SIZE } }).then(({ data }) => data),
        NOTHING,
      ),
      services.optional(content.get(documents), NOTHING),
      services.optional(content.get(offices), NOTHING),
      services.optional(content.get(allVacancies), NOTHING),
      services.optional(content.get(rules), undefined),
      services.optional(content.get(politics), undefined),
      preloadTexts(services.language, [shellTexts, searchTexts, contentTexts.medical]),
    ],
  );
  const [siteRules, privacy] = texts;
  return { products, businessProducts, posts, files, places, vacancies, siteRules, privacy };
}

/** The content of {@link loadSearchContent}. */
export type SearchContent = Awaited<ReturnType<typeof loadSearchContent>>;

/** All searchable documents of this language. */
export function searchDocuments(
  content: SearchContent,
  { language, today, config }: Pick<Services, "config" | "language" | "today">,
): readonly SearchDocument[] {
  const t = translator(language, shellTexts);
  const medical = translator(language, contentTexts.medical);
  const { siteRules, privacy } = content;
  return [
    ...PRODUCT_PAGES.map(([href, key]) => ({
      group: "products" as const,
      href,
      title: t(`title.${key}`),
      text: t(`description.${key}`),
      keywords: productKeywords(key, language),
      calculated: key === "travel" || key === "auto" ? CALCULATED[key] : undefined,
    })),
    ...content.products.filter(({ seo }) => !seo).map((box) => ofProduct(box, boxHref(box))),
    ...content.businessProducts.map((box) => ofProduct(box, `/jur/product/${box.slug}`)),
    ...MEDICAL_QUESTIONS.map((key) => ({
      group: "questions" as const,
      href: "/ponimayu",
      title: medical(`medical.${key}`),
      text: medical(`medical.${key}Answer`),
    })),
    ...content.posts
      .filter(({ active }) => active)
      .map((post) => ({
        group: "articles" as const,
        href: `/blog/${encodeURIComponent(post.slug)}`,
        title: post.title,
        text: [post.subTitle, ...getBlocks(post).map(plainText)].join(" "),
        keywords: `${post.tags} ${post.slug}`,
      })),
    ...content.files.map(({ title, description, link }) => ({
      group: "documents" as const,
      href: link,
      title,
      text: description,
    })),
    ...[
      { page: siteRules, href: "/rules" },
      { page: privacy, href: "/politics" },
    ].flatMap(({ page, href }) =>
      page
        ? [{ group: "documents" as const, href, title: page.title, text: plainText(page.desc) }]
        : [],
    ),
    ...content.places.map(({ title, address, hours }) => ({
      group: "offices" as const,
      href: "/offices",
      title,
      text: [address, hours].filter(Boolean).join(", "),
    })),
    ...OTHER_PAGES.map(([href, key]) => ({
      group: "pages" as const,
      href,
      title: t(`title.${key}`),
      text: t(`description.${key}`),
      ...(PAGES_WITH_PHONES.includes(key) && {
        keywords: `${config.supportPhone} ${config.assistancePhone}`,
      }),
    })),
    ...content.vacancies
      .filter(({ dateEnd }) => compareDates(dateEnd, today) >= 0)
      .map(({ slug, title, location, resp }) => ({
        group: "pages" as const,
        href: `/vacancy/${encodeURIComponent(slug)}`,
        title,
        text: [location, plainText(resp)].filter(Boolean).join(". "),
        keywords: t("title.vacancies"),
      })),
  ];
}

function ofProduct(product: BoxProduct, path: string): SearchDocument {
  const { title, shortDesc, fullDesc, slug, productCode, price } = product;
  return {
    group: "products",
    href: encodeURI(path),
    title,
    text: [shortDesc, plainText(fullDesc)].filter(Boolean).join(" "),
    keywords: `${slug} ${productCode}`,
    price: isSoldOnline(product) && price > 0 ? price : undefined,
  };
}
