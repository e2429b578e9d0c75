import type { Office } from "@sughurta/contracts/content";
import { telHref } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, EmptyState, Link, type MapTiles, VisuallyHidden } from "@sughurta/ui-kit";
import { useState } from "react";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { mapHref } from "./map-link.ts";
import { chosenOffices, distanceKm, OfficeChoice, type Position } from "./office-choice.tsx";
import { OfficeStatus, useMoment } from "./office-hours.tsx";
import { OFFICES_MAP_ID, OfficesMap, officeCardId } from "./offices-map.tsx";

interface OfficeCardProps {
  readonly office: Office;
  /** Its pin is marked on the map. */
  readonly isSelected: boolean;
  /** `undefined` until it is known in the browser. */
  readonly moment: Date | undefined;
  readonly timeZone: string;
  /** From the visitor, km; `undefined` until the visitor asks for it. */
  readonly distance: number | undefined;
  /** Selects its pin. */
  readonly onShow: () => void;
}

/** Kilometres, with one decimal below ten. */
const roundedKm = (km: number) => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

export interface OfficesPageProps {
  /** The offices from the content service. */
  readonly offices: readonly Office[];
  /** Source of map tiles; without them the map is a drawing. */
  readonly tiles?: MapTiles | undefined;
  /** Returns the time compared with opening hours; the clock of the browser by default. */
  readonly clock?: (() => Date) | undefined;
  /** Time zone of the opening hours, such as `Asia/Dushanbe`, which is the default. */
  readonly timeZone?: string | undefined;
}

const browserClock = () => new Date();

const HOME_TIME_ZONE = "Asia/Dushanbe";

/** Offices and sales points: a list, by city or distance, and a map that lead to each other (S0 §2). */
export function OfficesPage({
  offices,
  tiles,
  clock = browserClock,
  timeZone = HOME_TIME_ZONE,
}: OfficesPageProps) {
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
                timeZone={timeZone}
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

/** One office: address, opening hours, phone; its name marks it on the map, its address links to an external one. */
function OfficeCard({ office, isSelected, moment, timeZone, distance, onShow }: OfficeCardProps) {
  const { t, format } = useTexts(contentTexts.offices);
  const { title, address, hours, phone, coords } = office;
  const map = mapHref(coords);
  return (
    <li
      id={officeCardId(office)}
      className="sg-office"
      aria-current={isSelected ? "true" : undefined}
    >
      <div className="sg-office__words">
        <h2 className="sg-office__title">
          {map ? (
            <a className="sg-office__show" href={`#${OFFICES_MAP_ID}`} onClick={onShow}>
              {title}
              <VisuallyHidden>: {t("offices.onMap")}</VisuallyHidden>
            </a>
          ) : (
            title
          )}
        </h2>
        <p className="sg-office__address">
          {map ? (
            <Link href={map} newTabText={t("offices.newTab")}>
              {address}
            </Link>
          ) : (
            address
          )}
          {distance !== undefined && Number.isFinite(distance) ? (
            <> · {t("offices.away", { distance: format.number(roundedKm(distance)) })}</>
          ) : null}
        </p>
        {hours ? <OfficeStatus hours={hours} moment={moment} timeZone={timeZone} /> : null}
      </div>
      {phone ? (
        <ButtonLink href={telHref(phone)} variant="quiet" icon="phone">
          {phone}
        </ButtonLink>
      ) : null}
    </li>
  );
}
