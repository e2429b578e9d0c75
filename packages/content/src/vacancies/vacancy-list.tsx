import type { Vacancy } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { EmptyState, Grid, ProductCard } from "@sughurta/ui-kit";
import { Page } from "../pages/page.tsx";
import { PageLinks } from "../pages/page-links.tsx";
import { contentTexts } from "../texts/content-texts.ts";

export interface VacancyListProps {
  /** The vacancies of this page, the newest first. */
  readonly vacancies: readonly Vacancy[];
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages. */
  readonly lastPage: number;
}

/** Vacancies, eight a page (S0 §2). */
export function VacancyList({ vacancies, page, lastPage }: VacancyListProps) {
  const { t } = useTexts(contentTexts.vacancies);
  return (
    <Page title={t("vacancies.title")} lead={t("vacancies.lead")}>
      {vacancies.length === 0 ? <EmptyState title={t("vacancies.empty")} /> : null}
      <Grid as="ul" className="sg-page__list">
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard vacancy={vacancy} />
          </li>
        ))}
      </Grid>
      <PageLinks
        path="/vacancies"
        label={t("vacancies.pages")}
        pageText={(number) => t("vacancies.page", { page: number })}
        current={page}
        last={lastPage}
      />
    </Page>
  );
}

function VacancyCard({ vacancy }: { readonly vacancy: Vacancy }) {
  const { t } = useTexts(contentTexts.vacancies);
  const { slug, title, mainImg, location, salary, exp } = vacancy;
  const facts = [
    { term: t("vacancies.location"), value: location },
    { term: t("vacancies.salary"), value: salary },
    { term: t("vacancies.exp"), value: exp },
  ].filter(({ value }) => value !== "");
  return (
    <ProductCard
      title={title}
      href={`/vacancy/${encodeURIComponent(slug)}`}
      level={2}
      picture={mainImg}
      text={
        <dl className="sg-facts">
          {facts.map(({ term, value }) => (
            <div key={term} className="sg-facts__row">
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      }
      moreText={t("vacancies.more")}
    />
  );
}
