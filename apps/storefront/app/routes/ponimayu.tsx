import { MedicalPage } from "@sughurta/content";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/ponimayu";

export { contentLinks as links, medicalHandle as handle } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.ponimayu"), description: t("description.ponimayu") }));

export default function Ponimayu() {
  return <MedicalPage />;
}
