import type { BoxProduct } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import {
  Banner,
  Breadcrumbs,
  ButtonLink,
  Card,
  Container,
  Price,
  Prose,
  type SanitisedHtml,
  Stack,
  SummaryList,
} from "@sughurta/ui-kit";
import { boxBuyHref } from "../box-links.ts";
import { boxesTexts } from "../texts/boxes-texts.ts";

export interface BoxDetailProps {
  readonly product: BoxProduct;
  /** Full description, sanitised by the server. */
  readonly description: SanitisedHtml;
  readonly saleSiteUrl?: string | undefined;
  readonly officesHref?: string;
}

/** One box: banner, description and, where it is on sale, price, insured sum, months and Buy (S0 §2). */
export function BoxDetail({
  product,
  description,
  saleSiteUrl,
  officesHref = "/offices",
}: BoxDetailProps) {
  const { t, language, format } = useTexts(boxesTexts);
  const { title, shortDesc, mainImg, price, prepaid, activeMonths } = product;
  const buyHref = boxBuyHref(product, { language, saleSiteUrl });
  return (
    <Container className="sg-box-detail">
      <Breadcrumbs
        label={t("detail.crumbs")}
        crumbs={[{ label: t("detail.back"), href: "/boxes" }, { label: title }]}
      />
      <Banner
        level={1}
        title={title}
        text={shortDesc}
        image={
          mainImg ? (
            <img src={mainImg} alt="" width={800} height={600} fetchPriority="high" />
          ) : undefined
        }
        actions={
          buyHref ? (
            <ButtonLink href={buyHref} variant="accent" size="large">
              {t("detail.buy")}
            </ButtonLink>
          ) : (
            <ButtonLink href={officesHref} variant="accent" size="large">
              {t("detail.office")}
            </ButtonLink>
          )
        }
      />
      <div className="sg-box-detail__columns">
        <section aria-labelledby="about-box">
          <h2 id="about-box">{t("detail.about")}</h2>
          <Prose html={description} />
        </section>
        <Card as="aside" className="sg-box-detail__terms" aria-label={t("detail.conditions")}>
          {buyHref ? (
            <Stack gap="lg">
              {price > 0 ? (
                <Price
                  size="large"
                  label={t("detail.price")}
                  amount={format.money(price)}
                  live={false}
                />
              ) : null}
              <SummaryList
                rows={[
                  { key: "prepaid", term: t("detail.prepaid"), value: format.money(prepaid) },
                  {
                    key: "months",
                    term: t("detail.months"),
                    value: t("detail.monthsValue", { count: activeMonths }),
                  },
                ]}
              />
              <ButtonLink href={buyHref} size="large" wide>
                {t("detail.buy")}
              </ButtonLink>
            </Stack>
          ) : (
            <Stack>
              <p>{t("detail.officeText")}</p>
              <ButtonLink href={officesHref} size="large" wide icon="map-pin">
                {t("detail.office")}
              </ButtonLink>
            </Stack>
          )}
        </Card>
      </div>
    </Container>
  );
}
