import { contentTexts, MEDICAL_QUESTIONS, MedicalPage } from "@sughurta/content";
import { translator } from "@sughurta/i18n";
import { pageMeta } from "../seo/page-meta.ts";
import { questionsPage } from "../seo/structured-data.ts";
import type { Route } from "./+types/ponimayu";

export { contentLinks as links, medicalHandle as handle } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t, { language }) => {
    const medical = translator(language, contentTexts.medical);
    return {
      title: t("title.ponimayu"),
      description: t("description.ponimayu"),
      structuredData: [
        questionsPage(
          MEDICAL_QUESTIONS.map((key) => ({
            question: medical(`medical.${key}`),
            answer: medical(`medical.${key}Answer`),
          })),
        ),
      ],
    };
  });

export default function Ponimayu() {
  return <MedicalPage />;
}
