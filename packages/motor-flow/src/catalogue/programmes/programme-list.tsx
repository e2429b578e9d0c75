import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Card, Container, Price, Stack } from "@sughurta/ui-kit";
import { motorPagesTexts } from "#src/texts/motor-texts.ts";
import { type ProgrammesProps, shownProducts } from "./compared-programmes.ts";
import { InsuranceCriteria } from "./insurance-criteria.tsx";

/** The four programmes with their prices and suitable buyers (S2 §2, `/autohome`). */
export function ProgrammeList({ products, links }: ProgrammesProps) {
  const { t, format } = useTexts(motorPagesTexts);
  return (
    <>
      <Container className="sg-motor-head sg-motor-head--page">
        <Stack gap="xl">
          <header>
            <h1>{t("programmes.title")}</h1>
            <p className="sg-lead">{t("programmes.lead")}</p>
          </header>
          <ul className="sg-motor-programmes">
            {shownProducts(products).map((product) => (
              <li key={product.id}>
                <Card className="sg-motor-programme">
                  <h2 className="sg-motor-programme__title">
                    <a href={links.product(product.productCode)}>{product.title}</a>
                  </h2>
                  <p>{product.shortDesc}</p>
                  {product.price > 0 ? (
                    <Price
                      label={t("catalogue.price")}
                      amount={format.money(product.price)}
                      live={false}
                    />
                  ) : (
                    <p className="sg-motor-by-car">{t("programmes.byCar")}</p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
          {links.programmes === undefined ? null : (
            <div>
              <ButtonLink href={links.programmes} size="large" iconEnd="arrow-right">
                {t("catalogue.compare")}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Container>
      <InsuranceCriteria links={links} />
    </>
  );
}
