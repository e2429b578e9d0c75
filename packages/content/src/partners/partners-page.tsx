import type { PartnerCategory } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { Button, EmptyState, Grid, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { PartnerTile } from "./partner-tile.tsx";

export interface PartnersPageProps {
  /** The partners, by what they do. */
  readonly categories: readonly PartnerCategory[];
  /** Key of the initial category; all partners without one, or with an unknown one. */
  readonly category?: string | undefined;
  /** Called with the chosen category, `undefined` for all. */
  readonly onCategory?: ((key: string | undefined) => void) | undefined;
}

/** Partners with filter buttons by category (S0 §2). */
export function PartnersPage({ categories, category, onCategory }: PartnersPageProps) {
  const { t } = useTexts(contentTexts.pages);
  const listed = categories.filter(({ seo }) => !seo);
  const [chosen, setChosen] = useState(listed.find(({ key }) => key === category)?.key);
  const shown = listed.filter(({ key }) => chosen === undefined || key === chosen);
  const partners = new Map(
    shown.flatMap(({ partners: found }) => found.map((one) => [one.id, one])),
  );
  const filters = [
    { key: undefined, title: t("partners.all") },
    ...listed.map(({ key, title }) => ({ key, title })),
  ];
  return (
    <Page title={t("partners.title")} lead={t("partners.lead")}>
      <Stack
        direction="row"
        gap="sm"
        role="group"
        className="sg-partners-filter"
        aria-label={t("partners.filter")}
      >
        {filters.map(({ key, title }) => (
          <Button
            key={key ?? ""}
            variant={key === chosen ? "primary" : "secondary"}
            aria-pressed={key === chosen}
            onClick={() => {
              setChosen(key);
              onCategory?.(key);
            }}
          >
            {title}
          </Button>
        ))}
      </Stack>
      <div aria-live="polite">
        {partners.size === 0 ? <EmptyState title={t("partners.empty")} /> : null}
        <Grid as="ul" min="small" className="sg-page__list sg-partners">
          {[...partners.values()].map((partner) => (
            <li key={partner.id}>
              <PartnerTile partner={partner} />
            </li>
          ))}
        </Grid>
      </div>
    </Page>
  );
}
