import { allVacancies, vacancies, vacancy } from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import { contentItemOf, contentOf } from "#src/content/schema/content-table.ts";
import { localise, type VacancySeed } from "#src/content/schema/seed-types.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Route } from "#src/platform/http/route.ts";
import { contentRoute, pageOf } from "./content-route.ts";

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
export const vacancyRoutes: readonly Route[] = [
  contentRoute(vacancies, async ({ db, query, language }) => {
    const { data, lastPage } = pageOf(await contentOf(db, "vacancy"), query.page, query.pageSize);
    return { data: data.map((item) => vacancyResponse(item, language)), lastPage };
  }),
  contentRoute(allVacancies, async ({ db, language }) =>
    (await contentOf(db, "vacancy")).map((item) => vacancyResponse(item, language)),
  ),
  contentRoute(vacancy, async ({ db, params, language }) => {
    const item = await contentItemOf(db, "vacancy", params.slug);
    if (!item) throw notFound();
    return vacancyResponse(item, language);
  }),
];
