import type { Office } from "@sughurta/contracts/content";
import { telHref } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Link, VisuallyHidden } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";
import { mapHref } from "./map-link.ts";
import { OfficeStatus } from "./office-status.tsx";
import { OFFICES_MAP_ID, officeCardId } from "./offices-map.tsx";

interface OfficeCardProps {
  readonly office: Office;
  /** Its pin is marked on the map. */
  readonly isSelected: boolean;
  /** `undefined` until it is known in the browser. */
  readonly moment: Date | undefined;
  /** From the visitor, km; `undefined` until the visitor asks for it. */
  readonly distance: number | undefined;
  /** Selects its pin. */
  readonly onShow: () => void;
}

/** Kilometres, with one decimal below ten. */
const roundedKm = (km: number) => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

/** One office: address, opening hours, phone; its name marks it on the map, its address links to an external one. */
export function OfficeCard({ office, isSelected, moment, distance, onShow }: OfficeCardProps) {
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
        {hours ? <OfficeStatus hours={hours} moment={moment} /> : null}
      </div>
      {phone ? (
        <ButtonLink href={telHref(phone)} variant="quiet" icon="phone">
          {phone}
        </ButtonLink>
      ) : null}
    </li>
  );
}
