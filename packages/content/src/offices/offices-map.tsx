import type { Office } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { type MapTiles, PlacesMap, type Town } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { contentTexts } from "../texts/content-texts.ts";
import { parseCoords } from "./map-link.ts";

/** Border of Tajikistan, "longitude,latitude" pairs: Natural Earth 1:50m (public domain), simplified to 5 km. */
const TAJIKISTAN_OUTLINE = [
  "67.76,37.17 67.86,37.57 68.29,38.03 68.35,38.21 68.09,38.47 68.05,38.67 68.13,38.93",
  "67.69,38.99 67.65,39.13 67.36,39.22 67.43,39.47 67.72,39.62 68.51,39.56 68.64,39.84",
  "68.87,39.91 68.81,40.05 68.97,40.09 68.63,40.17 69.27,40.2 69.22,40.29 69.3,40.33",
  "69.21,40.57 69.36,40.77 69.71,40.66 70.29,40.89 70.44,41.02 70.75,40.72 70.37,40.38",
  "70.6,40.21 70.96,40.22 70.52,39.95 70.45,40.05 69.97,40.2 69.53,40.1 69.48,39.92",
  "69.31,39.97 69.28,39.92 69.23,39.76 69.3,39.52 70.5,39.59 70.8,39.39 71.4,39.6",
  "71.52,39.55 71.5,39.48 71.73,39.42 71.78,39.28 72.04,39.35 72.23,39.21 72.36,39.34",
  "72.56,39.38 73.11,39.36 73.63,39.45 73.61,39.23 73.81,38.97 73.69,38.85 73.8,38.61",
  "73.97,38.53 74.13,38.66 74.28,38.66 74.81,38.46 74.77,38.19 74.94,37.77 74.89,37.6",
  "75.12,37.39 75.01,37.29 74.89,37.23 74.66,37.39 74.26,37.41 74.17,37.33 73.65,37.24",
  "73.72,37.42 73.38,37.46 72.9,37.27 72.66,37.03 72.36,36.98 71.8,36.69 71.66,36.7",
  "71.43,37.13 71.58,37.91 71.28,37.92 71.33,38.17 71.26,38.31 70.88,38.46 70.62,38.34",
  "70.21,37.92 70.25,37.66 70.19,37.58 69.49,37.55 69.4,37.4 69.41,37.21 69.3,37.12",
  "68.91,37.33 68.07,36.95 67.76,37.17",
].join(" ");

/** The main rivers, "longitude,latitude" pairs from source to mouth or border, simplified to 10 km. */
const TAJIKISTAN_RIVERS: readonly string[] = [
  // Syr Darya
  "70.6,40.45 70.3,40.37 69.95,40.32 69.63,40.29 69.4,40.22 69.24,40.2",
  // Zarafshon
  "70.45,39.5 69.9,39.46 69.2,39.43 68.54,39.39 68.05,39.43 67.62,39.51 67.45,39.53",
  // Surkhob and Vakhsh
  "71.6,39.4 71.2,39.24 70.37,39.01 69.95,38.82 69.75,38.66 69.4,38.4 69.12,38.2 68.98,37.95 68.8,37.8 68.6,37.45 68.34,37.12",
  // Kofarnihon
  "69.35,38.85 69.02,38.57 68.65,38.45 68.4,38.15 68.2,37.75 68.1,37.3 68.07,37",
  // Murghob and Bartang
  "74.3,38.1 73.97,38.17 73.4,38.2 72.8,38.22 72.5,38.3 72.2,38.1 71.85,38 71.58,37.93",
  // Gunt
  "73,37.75 72.5,37.72 72,37.65 71.55,37.49",
];

/** Towns for orientation on a map of the country, in degrees. */
const TOWNS = [
  { key: "dushanbe", latitude: 38.56, longitude: 68.79, anchor: "start" },
  { key: "khujand", latitude: 40.28, longitude: 69.62, anchor: "start" },
  { key: "bokhtar", latitude: 37.84, longitude: 68.78, anchor: "end" },
  { key: "kulob", latitude: 37.91, longitude: 69.78 },
  { key: "khorugh", latitude: 37.49, longitude: 71.55 },
  { key: "murghob", latitude: 38.17, longitude: 73.97 },
] as const satisfies readonly (Omit<Town, "title"> & { readonly key: string })[];

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
