import {
  allVacancies,
  blogArticle,
  blogPosts,
  documents,
  leaders,
  offices,
  partner,
  partnerCategories,
  partners,
  politics,
  proofs,
  rules,
  vacancies,
  vacancy,
} from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import { previewRoute, withPreview } from "#src/content/preview/preview-routes.ts";
import { findContentItem, listContent } from "#src/content/schema/content-table.ts";
import {
  type BlogPostSeed,
  localise,
  type PartnerSeed,
  type VacancySeed,
} from "#src/content/schema/seed-types.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { boxRoutes } from "./box-routes.ts";
import { contentRoute, getPage } from "./content-route.ts";
import { navigationRoutes } from "./navigation-routes.ts";

const vacancyResponse = (item: VacancySeed, language: Language) => ({
  id: item.id,
  slug: item.slug,
  title: localise(item.title, language),
  mainImg: item.mainImg,
  location: localise(item.location, language),
  salary: localise(item.salary, language),
  exp: localise(item.exp, language),
  dateEnd: item.dateEnd,
  ...(item.datePosted ? { datePosted: item.datePosted } : {}),
  workStart: localise(item.workStart, language),
  req: localise(item.req, language),
  resp: localise(item.resp, language),
  conditions: localise(item.conditions, language),
});

/** Vacancies, including closed ones: their page says that they are closed (SPEC-18). */
const vacancyRoutes: readonly Route[] = [
  contentRoute(vacancies, async ({ db, query, language }) => {
    const { data, lastPage } = getPage(
      await listContent(db, "vacancy"),
      query.page,
      query.pageSize,
    );
    return { data: data.map((item) => vacancyResponse(item, language)), lastPage };
  }),
  contentRoute(allVacancies, async ({ db, language }) =>
    (await listContent(db, "vacancy")).map((item) => vacancyResponse(item, language)),
  ),
  contentRoute(vacancy, async ({ db, params, language }) => {
    const item = await findContentItem(db, "vacancy", params.slug);
    if (!item) throw notFound();
    return vacancyResponse(item, language);
  }),
];

const cardResponse = ({ id, name, img }: PartnerSeed) => ({ id, name, img });

/** Partners; categories marked `seo` are hidden in lists, but their partners remain reachable. */
const partnerRoutes: readonly Route[] = [
  contentRoute(partnerCategories, async ({ db, language }) =>
    (await listContent(db, "partnerCategory"))
      .filter(({ seo }) => !seo)
      .map((category) => ({
        key: category.key,
        title: localise(category.title, language),
        seo: 0,
        partners: category.partners.map(cardResponse),
      })),
  ),
  contentRoute(partners, async ({ db }) => {
    const listed = (await listContent(db, "partnerCategory")).filter(({ seo }) => !seo);
    const byId = new Map(listed.flatMap((category) => category.partners).map((it) => [it.id, it]));
    return [...byId.values()].map(cardResponse);
  }),
  contentRoute(partner, async ({ db, params, language }) => {
    const found = (await listContent(db, "partnerCategory"))
      .flatMap((category) => category.partners)
      .find(({ id }) => String(id) === params.id);
    if (!found) throw notFound();
    return {
      id: found.id,
      img: found.img,
      title: localise(found.title, language),
      description: localise(found.description, language),
      link: found.link,
    };
  }),
];

/** Offices, documents, leaders, facts about the insurer and the two text pages. */
const pageRoutes: readonly Route[] = [
  contentRoute(offices, async ({ db, language }) =>
    (await listContent(db, "office")).map((office) => ({
      id: office.id,
      title: localise(office.title, language),
      address: localise(office.address, language),
      coords: office.coords,
      phone: office.phone,
      hours: localise(office.hours, language),
    })),
  ),
  contentRoute(documents, async ({ db, language }) =>
    (await listContent(db, "document")).map((item) => ({
      id: item.id,
      filetype: item.filetype,
      title: localise(item.title, language),
      description: localise(item.description, language),
      link: documentLink(item.link, language),
    })),
  ),
  contentRoute(leaders, async ({ db }) =>
    (await listContent(db, "leader")).map(({ id, photo, name, post }) => ({
      id,
      photo,
      nameRu: localise(name, "ru"),
      nameTj: localise(name, "tg"),
      nameEn: localise(name, "en"),
      postRu: localise(post, "ru"),
      postTj: localise(post, "tg"),
      postEn: localise(post, "en"),
    })),
  ),
  contentRoute(proofs, async ({ db, language }) =>
    (await listContent(db, "proof")).map(({ id, title, description }) => ({
      id,
      title: localise(title, language),
      description: localise(description, language),
    })),
  ),
  contentRoute(rules, async ({ db, language }) => await textPage(db, "rules", language)),
  contentRoute(politics, async ({ db, language }) => await textPage(db, "politics", language)),
];

/** Blog routes; an unlisted article is reachable by address (SPEC-17). */
const blogRoutes: readonly Route[] = [
  contentRoute(blogPosts, async ({ db, query, language }) => {
    const posts = (await listPosts(db, query.category)).sort(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
    );
    const { data, lastPage } = getPage(posts, query.page, query.pageSize);
    return { data: data.map((post) => postResponse(post, language)), lastPage };
  }),
  contentRoute(blogArticle, async ({ db, params, language }) => {
    const post = await findContentItem(db, "blogPost", params.slug);
    if (!post) throw notFound();
    return postResponse(post, language);
  }),
];

/** All routes of content, and its preview. */
export const contentRoutes = (
  service: Pick<Platform, "config" | "db" | "now">,
): readonly Route[] => [
  previewRoute(service),
  ...[
    ...navigationRoutes,
    ...boxRoutes(service),
    ...blogRoutes,
    ...partnerRoutes,
    ...vacancyRoutes,
    ...pageRoutes,
  ].map((route) => withPreview(service, route)),
];

function postResponse(post: BlogPostSeed, language: Language) {
  const block = (index: number) => localise(post.descriptions[index], language);
  return {
    id: post.id,
    slug: post.slug,
    title: localise(post.title, language),
    subTitle: localise(post.subTitle, language),
    mainImg: post.mainImg,
    createdAt: post.createdAt,
    description: block(0),
    description2: block(1),
    description3: block(2),
    description4: block(3),
    description5: block(4),
    description6: block(5),
    description7: block(6),
    description8: block(7),
    tags: localise(post.tags, language),
    active: post.unlisted ? 0 : 1,
    categories: post.categories.map((catId) => ({ catId })),
  };
}

/** Articles of a category by its number or its slug; all articles if no category is given. */
async function listPosts(
  db: Database,
  category: string | number | undefined,
): Promise<BlogPostSeed[]> {
  const posts = (await listContent(db, "blogPost")).filter(({ unlisted }) => !unlisted);
  if (category === undefined || category === "") return posts;
  const known = (await listContent(db, "blogCategory")).find(
    ({ catId, slug }) => slug === category || catId === Number(category),
  );
  return posts.filter(({ categories }) => known && categories.includes(known.catId));
}

async function textPage(db: Database, slug: "rules" | "politics", language: Language) {
  const page = await findContentItem(db, "page", slug);
  if (!page) throw notFound();
  return { title: localise(page.title, language), desc: localise(page.desc, language) };
}

/** Documents that we generate are written in the language of the reader. */
function documentLink(link: string, language: Language): string {
  return link.startsWith("/files/") && link.endsWith(".pdf") ? `${link}?lang=${language}` : link;
}
