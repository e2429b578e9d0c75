import type { Office } from "@sughurta/contracts/content";
import { telHref } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Card, Icon, Link, Stack } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";
import { mapHref } from "./map-link.ts";
import { OFFICES_MAP_ID, officeCardId } from "./offices-map.tsx";

interface OfficeCardProps {
  readonly office: Office;
  /** Its pin is marked on the map. */
  readonly isSelected: boolean;
  /** Asks for its pin. */
  readonly onShow: () => void;
}

/** One office: where, when, by which number; and two ways to a map. */
export function OfficeCard({ office, isSelected, onShow }: OfficeCardProps) {
  const { t } = useTexts(contentTexts.offices);
  const { title, address, hours, phone, coords } = office;
  const map = mapHref(coords);
  return (
    <li
      id={officeCardId(office)}
      className="sg-offices__item"
      aria-current={isSelected ? "true" : undefined}
    >
      <Card>
        <Stack>
          <h2 className="sg-leader__name">{title}</h2>
          <dl className="sg-facts">
            <dt>{t("offices.address")}</dt>
            <dd>{address}</dd>
            {hours ? (
              <>
                <dt>{t("offices.hours")}</dt>
                <dd>{hours}</dd>
              </>
            ) : null}
            {phone ? (
              <>
                <dt>{t("offices.phone")}</dt>
                <dd>
                  <a href={telHref(phone)}>{phone}</a>
                </dd>
              </>
            ) : null}
          </dl>
          {map ? (
            <p className="sg-offices__links">
              <span>
                <Icon name="map-pin" size="small" />{" "}
                <Link href={`#${OFFICES_MAP_ID}`} onClick={onShow}>
                  {t("offices.onMap")}
                </Link>
              </span>
              <Link href={map} newTabText={t("offices.newTab")}>
                {t("offices.map")}
              </Link>
            </p>
          ) : null}
        </Stack>
      </Card>
    </li>
  );
}
