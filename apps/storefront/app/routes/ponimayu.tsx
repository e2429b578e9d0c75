import { MedicalPage } from "@sughurta/content";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { Route } from "./+types/ponimayu";

export { contentLinks as links, medicalHandle as handle } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.ponimayu"), description: t("description.ponimayu") }));

export function loader({ context }: Route.LoaderArgs) {
  return { supportPhone: servicesOf(context).config.supportPhone };
}

export default function Ponimayu({ loaderData }: Route.ComponentProps) {
  return <MedicalPage supportNumber={loaderData.supportPhone} />;
}
