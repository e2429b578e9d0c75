import type { Office } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { Button, Select } from "@sughurta/ui-kit";
import { useState } from "react";
import { contentTexts } from "../texts/content-texts.ts";
import { parseCoords } from "./map-link.ts";

/** A point on Earth, degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The city of an office: its address begins with it. */
function getCity({ address }: Pick<Office, "address">): string {
  return address.split(",")[0]?.trim() ?? "";
}

const EARTH_RADIUS_KM = 6_371;
const RADIANS = Math.PI / 180;

/** Distance to an office in kilometres, as the crow flies; infinite without coordinates. */
export function distanceKm(from: Position, { coords }: Pick<Office, "coords">): number {
  const to = parseCoords(coords);
  if (!to) return Number.POSITIVE_INFINITY;
  const [a, b] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const turn = (to.longitude - from.longitude) * RADIANS;
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

/** Offices of a city, the nearest first where a position is known. */
export function chosenOffices(
  offices: readonly Office[],
  city: string,
  near: Position | undefined,
): readonly Office[] {
  const inCity = city === "" ? offices : offices.filter((office) => getCity(office) === city);
  if (!near) return inCity;
  return [...inCity].sort((a, b) => distanceKm(near, a) - distanceKm(near, b));
}

interface OfficeChoiceProps {
  readonly offices: readonly Office[];
  readonly onCity: (city: string) => void;
  /** The position of the visitor: used on this page only, never stored or sent. */
  readonly onPosition: (position: Position) => void;
}

const POSITION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

/** The choice of a city, and of the order by distance, for which the browser asks the visitor. */
export function OfficeChoice({ offices, onCity, onPosition }: OfficeChoiceProps) {
  const { t } = useTexts(contentTexts.offices);
  const [state, setState] = useState<"idle" | "asking" | "found" | "failed">("idle");
  const cities = [...new Set(offices.map(getCity))].filter(Boolean);

  function findNearest() {
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState("found");
        onPosition({ latitude, longitude });
      },
      () => setState("failed"),
      POSITION_OPTIONS,
    );
  }

  return (
    <div className="sg-office-choice">
      {cities.length > 1 ? (
        <Select
          name="city"
          label={t("offices.city")}
          options={[
            { value: "", label: t("offices.everyCity") },
            ...cities.map((city) => ({ value: city, label: city })),
          ]}
          onValueChange={onCity}
        />
      ) : null}
      <Button variant="secondary" icon="map-pin" busy={state === "asking"} onClick={findNearest}>
        {t("offices.nearest")}
      </Button>
      <p className="sg-office-choice__state" role="status">
        {state === "found" ? t("offices.byDistance") : null}
        {state === "failed" ? t("offices.noPosition") : null}
      </p>
    </div>
  );
}
