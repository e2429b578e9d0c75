import type { Office } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { EmptyState, type MapTiles } from "@sughurta/ui-kit";
import { useState } from "react";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { OfficeCard } from "./office-card.tsx";
import { chosenOffices, distanceKm, OfficeChoice, type Position } from "./office-choice.tsx";
import { useMoment } from "./office-status.tsx";
import { OfficesMap } from "./offices-map.tsx";

export interface OfficesPageProps {
  /** The offices from the content service. */
  readonly offices: readonly Office[];
  /** Source of map tiles; without them the map is a drawing. */
  readonly tiles?: MapTiles | undefined;
  /** Returns the time compared with opening hours; the clock of the browser by default. */
  readonly clock?: (() => Date) | undefined;
}

const browserClock = () => new Date();

/** Offices and sales points: a list, by city or distance, and a map that lead to each other (S0 §2). */
export function OfficesPage({ offices, tiles, clock = browserClock }: OfficesPageProps) {
  const { t } = useTexts(contentTexts.offices);
  const [selected, setSelected] = useState<string>();
  const [city, setCity] = useState("");
  const [near, setNear] = useState<Position>();
  const moment = useMoment(clock);
  const shown = chosenOffices(offices, city, near);
  return (
    <Page title={t("offices.title")} lead={t("offices.lead")}>
      {offices.length === 0 ? (
        <EmptyState title={t("offices.empty")} />
      ) : (
        <div className="sg-offices">
          <OfficeChoice offices={offices} onCity={setCity} onPosition={setNear} />
          <ul className="sg-page__list sg-offices__list">
            {shown.map((office) => (
              <OfficeCard
                key={office.id}
                office={office}
                isSelected={office.id === selected}
                moment={moment}
                distance={near && distanceKm(near, office)}
                onShow={() => setSelected(office.id)}
              />
            ))}
          </ul>
          <OfficesMap offices={shown} tiles={tiles} selected={selected} onSelect={setSelected} />
        </div>
      )}
    </Page>
  );
}
