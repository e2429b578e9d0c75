import type { BoxProduct } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import {
  Banner,
  Breadcrumbs,
  ButtonLink,
  Card,
  Container,
  Link,
  Price,
  Prose,
  type SanitisedHtml,
  Stack,
  SummaryList,
} from "@sughurta/ui-kit";
import { type MotorLinks, motorOrderHref } from "../motor-links.ts";
import { motorPagesTexts } from "../texts/motor-pages-texts.ts";

export interface MotorDetailProps {
  readonly product: BoxProduct;
  /** Full description, sanitised by the server. */
  readonly description: SanitisedHtml;
  /** The policy terms of this product (decision 46). */
  readonly termsHref: string;
  readonly links: MotorLinks;
}

/** One car product: banner, description and, where it is on sale, cost, insured sum, months and Buy (S2 §2). */
export function MotorDetail({ product, description, termsHref, links }: MotorDetailProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const { title, shortDesc, mainImg, price, prepaid, activeMonths } = product;
  const orderHref = motorOrderHref(product, links);
  const href = orderHref ?? links.offices;
  const action = t(actionText());
  return (
    <Container className="sg-motor-detail">
      {links.catalogue === undefined ? null : (
        <Breadcrumbs
          label={t("detail.crumbs")}
          crumbs={[{ label: t("catalogue.title"), href: links.catalogue }, { label: title }]}
        />
      )}
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
          <ButtonLink href={href} variant="accent" size="large">
            {action}
          </ButtonLink>
        }
      />
      <div className="sg-motor-detail__columns">
        <section aria-labelledby="about-product">
          <h2 id="about-product">{t("detail.about")}</h2>
          <Prose html={description} />
        </section>
        <Card as="aside" className="sg-motor-detail__terms" aria-label={t("detail.conditions")}>
          <Stack gap="lg">
            {orderHref ? (
              <>
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
                    {
                      key: "sum",
                      term: t("detail.sum"),
                      value: price > 0 ? format.money(prepaid) : t("programmes.sumChosen"),
                    },
                    {
                      key: "term",
                      term: t("detail.term"),
                      value: t("programmes.months", { count: activeMonths }),
                    },
                  ]}
                />
              </>
            ) : (
              <p>{t("detail.officeText")}</p>
            )}
            <ButtonLink href={href} size="large" wide>
              {action}
            </ButtonLink>
            <Stack gap="sm">
              <Link href={termsHref}>{t("detail.terms")}</Link>
              {links.programmes === undefined ? null : (
                <Link href={links.programmes}>{t("detail.compare")}</Link>
              )}
            </Stack>
          </Stack>
        </Card>
      </div>
    </Container>
  );

  function actionText() {
    if (orderHref === undefined) return "detail.office";
    return price > 0 ? "detail.buy" : "detail.calculate";
  }
}
