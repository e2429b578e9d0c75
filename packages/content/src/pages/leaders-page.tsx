import type { Leader } from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { EmptyState, Grid } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";
import { Initials } from "./initials.tsx";
import { Page } from "./page.tsx";

export interface LeadersPageProps {
  /** The managers of the company. */
  readonly leaders: readonly Leader[];
}

/** Management: photo, name and position in the current language (S0 §2). */
export function LeadersPage({ leaders }: LeadersPageProps) {
  const { t, language } = useTexts(contentTexts.pages);
  return (
    <Page title={t("leaders.title")} lead={t("leaders.lead")}>
      {leaders.length === 0 ? <EmptyState title={t("leaders.empty")} /> : null}
      <Grid as="ul" min="medium" gap="xl" className="sg-page__list sg-leaders">
        {leaders.map((leader) => {
          const { name, post } = getWords(leader, language);
          return (
            <li key={leader.id}>
              <figure className="sg-leader">
                {leader.photo ? (
                  <img
                    className="sg-leader__photo"
                    src={leader.photo}
                    alt=""
                    width={800}
                    height={800}
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  <Initials of={name} />
                )}
                <figcaption>
                  <div className="sg-leader__name">{name}</div>
                  <div className="sg-leader__post">{post}</div>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </Grid>
    </Page>
  );
}

function getWords(leader: Leader, language: Language): { name: string; post: string } {
  if (language === "tg") return { name: leader.nameTj, post: leader.postTj };
  if (language === "en") return { name: leader.nameEn, post: leader.postEn };
  return { name: leader.nameRu, post: leader.postRu };
}
