import type { PartnerCategory } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { Button, EmptyState, Grid, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { PartnerTile } from "./partner-tile.tsx";

export interface PartnersPageProps {
  readonly categories: readonly PartnerCategory[];
}

/** Partners with filter buttons by category (S0 §2). */
export function PartnersPage({ categories }: PartnersPageProps) {
  const { t } = useTexts(contentTexts.pages);
  const [chosen, setChosen] = useState<string>();
  const listed = categories.filter(({ seo }) => !seo);
  const shown = listed.filter(({ key }) => chosen === undefined || key === chosen);
  const partners = new Map(shown.flatMap((category) => category.partners.map((p) => [p.id, p])));
  const filters = [
    { key: undefined, title: t("partners.all") },
    ...listed.map(({ key, title }) => ({ key, title })),
  ];
  return (
    <Page title={t("partners.title")} lead={t("partners.lead")}>
      <Stack direction="row" gap="sm" role="group" aria-label={t("partners.filter")}>
        {filters.map(({ key, title }) => (
          <Button
            key={key ?? ""}
            variant={key === chosen ? "primary" : "secondary"}
            aria-pressed={key === chosen}
            onClick={() => setChosen(key)}
          >
            {title}
          </Button>
        ))}
      </Stack>
      <div aria-live="polite">
        {partners.size === 0 ? <EmptyState title={t("partners.empty")} /> : null}
        <Grid as="ul" min="sm" className="sg-page__list sg-partners">
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
