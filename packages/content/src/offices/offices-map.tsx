import type { Office } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { type MapTiles, PlacesMap } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { contentTexts } from "../texts/content-texts.ts";
import { parseCoords } from "./map-link.ts";
import { TAJIKISTAN_OUTLINE, TAJIKISTAN_RIVERS, TOWNS } from "./tajikistan-map.ts";

/** Id of the map, where the cards of the offices lead to. */
export const OFFICES_MAP_ID = "offices-map";

/** Id of an office's card, where its pin leads to. */
export function officeCardId({ id }: Pick<Office, "id">): string {
  return `office-${id}`;
}

interface OfficesMapProps {
  readonly offices: readonly Office[];
  readonly tiles: MapTiles | undefined;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The offices with coordinates, on a map. */
export function OfficesMap({ offices, tiles, selected, onSelect }: OfficesMapProps) {
  const { t } = useTexts(contentTexts.offices);
  const places = useMemo(
    () =>
      offices.flatMap((office) => {
        const point = parseCoords(office.coords);
        const href = `#${officeCardId(office)}`;
        return point ? [{ key: office.id, title: office.title, href, ...point }] : [];
      }),
    [offices],
  );
  const towns = useMemo(
    () => TOWNS.map(({ key, ...town }) => ({ title: t(`offices.towns.${key}`), ...town })),
    [t],
  );
  if (places.length === 0) return null;
  return (
    <div className="sg-offices__map" id={OFFICES_MAP_ID}>
      <PlacesMap
        label={t("offices.mapLabel")}
        places={places}
        value={selected}
        onValueChange={onSelect}
        outline={TAJIKISTAN_OUTLINE}
        rivers={TAJIKISTAN_RIVERS}
        towns={towns}
        tiles={tiles}
        texts={{
          group: (count) => t("offices.together", { count }),
          whole: t("offices.wholeMap"),
          zoomIn: t("offices.zoomIn"),
          zoomOut: t("offices.zoomOut"),
        }}
      />
    </div>
  );
}
