import type { Partner } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Prose, type SanitizedHtml, Stack } from "@sughurta/ui-kit";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";

export interface PartnerPageProps {
  /** The partner from the content service. */
  readonly partner: Partner;
  /** Description, sanitised by the server. */
  readonly description: SanitizedHtml;
}

/** One partner: logo, title, description and a link to its site (S0 §2). */
export function PartnerPage({ partner, description }: PartnerPageProps) {
  const { t } = useTexts(contentTexts.pages);
  const { title, img, link } = partner;
  const site = /^https?:\/\//i.test(link) ? link : undefined;
  return (
    <Page title={title} width="text">
      {img ? (
        <span className="sg-logo-plate sg-partner-detail__logo">
          <img src={img} alt="" width={600} height={400} />
        </span>
      ) : null}
      <Prose html={description} />
      <Stack direction="row">
        {site ? (
          <ButtonLink href={site} target="_blank" rel="noopener nofollow" iconEnd="external">
            {t("partners.toSite")}
          </ButtonLink>
        ) : null}
        <ButtonLink href="/partners" variant="secondary" icon="arrow-left">
          {t("partners.back")}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
