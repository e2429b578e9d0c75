import type { Vacancy } from "@sughurta/contracts/content";
import { compareDates } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import {
  Alert,
  ButtonLink,
  Card,
  Prose,
  type SanitizedHtml,
  Stack,
  SummaryList,
} from "@sughurta/ui-kit";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { ResumeForm } from "./resume-form.tsx";

export interface VacancyPageProps {
  /** The vacancy from the content service. */
  readonly vacancy: Vacancy;
  /** Its three texts, sanitised by the server. */
  readonly texts: {
    readonly req: SanitizedHtml;
    readonly resp: SanitizedHtml;
    readonly conditions: SanitizedHtml;
  };
  /** Today in Asia/Dushanbe, from the server. */
  readonly today: string;
}

const PARTS = ["req", "resp", "conditions"] as const;

/** One vacancy with its resume form; after its deadline it is closed (S0 §2, SPEC-18). */
export function VacancyPage({ vacancy, texts, today }: VacancyPageProps) {
  const { t, format } = useTexts(contentTexts.vacancies);
  const closed = compareDates(vacancy.dateEnd, today) < 0;
  const rows = [
    { key: "location", term: t("vacancies.location"), value: vacancy.location },
    { key: "salary", term: t("vacancies.salary"), value: vacancy.salary },
    { key: "exp", term: t("vacancies.exp"), value: vacancy.exp },
    { key: "workStart", term: t("vacancies.workStart"), value: vacancy.workStart },
    { key: "dateEnd", term: t("vacancies.dateEnd"), value: format.date(vacancy.dateEnd) },
  ];
  return (
    <Page title={vacancy.title} width="form">
      <SummaryList rows={rows.filter(({ value }) => value !== "")} />
      {PARTS.filter((part) => texts[part] !== "").map((part) => (
        <section key={part} aria-labelledby={`vacancy-${part}`}>
          <h2 id={`vacancy-${part}`}>{t(`vacancies.${part}`)}</h2>
          <Prose html={texts[part]} />
        </section>
      ))}
      {closed ? (
        <Alert tone="warning" title={t("vacancies.closed")}>
          {t("vacancies.closedText")}
        </Alert>
      ) : (
        <Card>
          <ResumeForm vacancyId={vacancy.id} />
        </Card>
      )}
      <Stack direction="row">
        <ButtonLink href="/vacancies" variant="secondary" icon="arrow-left">
          {t("vacancies.back")}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
