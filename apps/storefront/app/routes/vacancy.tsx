import { VacancyPage } from "@sughurta/content";
import { vacancy } from "@sughurta/contracts/content";
import { compareDates } from "@sughurta/domain";
import { requiredOr404 } from "../content/load-content.server.ts";
import { sanitised } from "../html/sanitized.server.ts";
import { excerpt } from "../seo/excerpt.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { jobPosting } from "../seo/structured-data.ts";
import { getServices } from "../services-context.server.ts";
import styles from "../styles/vacancy.css?url";
import type { Route } from "./+types/vacancy";

export { vacancyHandle as handle } from "../content/content-route.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (_, { config }) => ({
    title: input.loaderData?.vacancy.title ?? "",
    description: input.loaderData?.description,
    structuredData: input.loaderData?.posting
      ? [jobPosting(config, input.loaderData.vacancy, input.loaderData.posting)]
      : [],
  }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, today } = getServices(context);
  const found = await requiredOr404(content.find(vacancy, { params: { slug: params.slug } }));
  const { req, resp, conditions, ...rest } = found;
  const texts = {
    req: sanitised(req),
    resp: sanitised(resp),
    conditions: sanitised(conditions),
  };
  const description = excerpt(resp);
  // A vacancy that no longer accepts resumes shows no invitation to apply.
  const posting = compareDates(found.dateEnd, today) >= 0 ? resp + req + conditions : undefined;
  return {
    vacancy: { ...rest, req: "", resp: "", conditions: "" },
    texts,
    description,
    posting,
    today,
  };
}

export default function VacancyDetail({ loaderData }: Route.ComponentProps) {
  const { vacancy: shown, texts, today } = loaderData;
  return <VacancyPage vacancy={shown} texts={texts} today={today} />;
}
