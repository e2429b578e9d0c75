import { VacancyList } from "@sughurta/content";
import { vacancies } from "@sughurta/contracts/content";
import { getPage } from "../content/content-route.ts";
import { requiredPage } from "../content/load-content.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/vacancies";

export { contentLinks as links, vacanciesHandle as handle } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({
    title:
      input.loaderData && input.loaderData.page > 1
        ? t("title.vacanciesPage", { page: input.loaderData.page })
        : t("title.vacancies"),
    description: t("description.vacancies"),
    page: input.loaderData?.page,
  }));

const VACANCIES_PER_PAGE = 8;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = getPage(request.url);
  const query = { page, pageSize: VACANCIES_PER_PAGE };
  const list = getServices(context).content.get(vacancies, { query });
  const { data, lastPage } = await requiredPage(page, list);
  const short = data.map((item) => ({ ...item, req: "", resp: "", conditions: "" }));
  return { page, lastPage, vacancies: short };
}

export default function Vacancies({ loaderData }: Route.ComponentProps) {
  const { vacancies: shown, page, lastPage } = loaderData;
  return <VacancyList vacancies={shown} page={page} lastPage={lastPage} />;
}
