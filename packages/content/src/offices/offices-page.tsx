import type { Office } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { EmptyState, type MapTiles } from "@sughurta/ui-kit";
import { useState } from "react";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { OfficeCard } from "./office-card.tsx";
import { OfficesMap } from "./offices-map.tsx";

export interface OfficesPageProps {
  readonly offices: readonly Office[];
  /** Where pictures of a map come from; without them the map is a drawing. */
  readonly tiles?: MapTiles | undefined;
}

/** Offices and sales points: a map and a list that lead to each other (S0 §2). */
export function OfficesPage({ offices, tiles }: OfficesPageProps) {
  const { t } = useTexts(contentTexts.offices);
  const [selected, setSelected] = useState<string>();
  return (
    <Page title={t("offices.title")} lead={t("offices.lead")}>
      {offices.length === 0 ? (
        <EmptyState title={t("offices.empty")} />
      ) : (
        <div className="sg-offices">
          <OfficesMap offices={offices} tiles={tiles} selected={selected} onSelect={setSelected} />
          <ul className="sg-page__list sg-offices__list">
            {offices.map((office) => (
              <OfficeCard
                key={office.id}
                office={office}
                isSelected={office.id === selected}
                onShow={() => setSelected(office.id)}
              />
            ))}
          </ul>
        </div>
      )}
    </Page>
  );
}
