import type { Office } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { Card, EmptyState, Grid, Icon, Link, Stack } from "@sughurta/ui-kit";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { mapHref } from "./map-link.ts";

export interface OfficesPageProps {
  readonly offices: readonly Office[];
}

/** Offices and sales points; each has a link to a map (S0 §2). */
export function OfficesPage({ offices }: OfficesPageProps) {
  const { t } = useTexts(contentTexts);
  return (
    <Page title={t("offices.title")} lead={t("offices.lead")}>
      {offices.length === 0 ? <EmptyState title={t("offices.empty")} /> : null}
      <Grid as="ul" className="sg-page__list">
        {offices.map((office) => (
          <li key={office.id}>
            <OfficeCard office={office} />
          </li>
        ))}
      </Grid>
    </Page>
  );
}

function OfficeCard({ office }: { readonly office: Office }) {
  const { t } = useTexts(contentTexts);
  const { title, address, hours, phone, coords } = office;
  const map = mapHref(coords);
  return (
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
                <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
              </dd>
            </>
          ) : null}
        </dl>
        {map ? (
          <p>
            <Icon name="map-pin" size="small" />{" "}
            <Link href={map} newTabText={t("offices.newTab")}>
              {t("offices.map")}
            </Link>
          </p>
        ) : null}
      </Stack>
    </Card>
  );
}
