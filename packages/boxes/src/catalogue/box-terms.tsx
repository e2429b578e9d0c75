import type { BoxProduct, BoxTermsView } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { useTexts } from "@sughurta/i18n";
import { Badge, Link, Price, ProductCard, Prose } from "@sughurta/ui-kit";
import { boxBuyHref, boxHref, isPricedByCar } from "../model/box-links.ts";
import { boxesTexts, boxTermsTexts } from "../texts/boxes-texts.ts";

/** Cover of a box with its sums, conditions and exclusions (SPEC-88, SPEC-95). */
export function BoxTerms({ terms }: { readonly terms: BoxTermsView }) {
  const { t } = useTexts(boxTermsTexts);
  const { covers, facts, exclusions, file } = terms;
  return (
    <Prose className="sg-box-terms">
      <h3>{t("covers")}</h3>
      <table>
        <tbody>
          {covers.map(({ text, sum }) => (
            <tr key={text}>
              <th scope="row" colSpan={sum === undefined ? 2 : undefined}>
                {text}
              </th>
              {sum === undefined ? null : <td translate="no">{sum}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t("conditions")}</h3>
      <table>
        <tbody>
          {facts.map(({ key, term, value }) => (
            <tr key={key}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exclusions.length > 0 ? (
        <>
          <h3>{t("exclusions")}</h3>
          <ul className="not-covered">
            {exclusions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : null}
      {file === undefined ? null : (
        <p>
          <Link href={file} newTabText={t("newTab")}>
            {t("file")}
          </Link>
        </p>
      )}
    </Prose>
  );
}

/** Price of a product on sale, in a list; nothing where only another site has its price. */
export function BoxPrice({ product }: { readonly product: BoxProduct }) {
  const { t, format } = useTexts(boxesTexts);
  if (product.price > 0) {
    const amount = format.money(product.price);
    return <Price label={t("catalogue.price")} amount={amount} live={false} />;
  }
  return isPricedByCar(product) ? <p className="sg-box-by-car">{t("catalogue.byCar")}</p> : null;
}

export interface BoxCardProps {
  /** The product from the content service. */
  readonly product: BoxProduct;
  /** Base of the separate sales site; our own order is used without one. */
  readonly saleSiteUrl?: string | undefined;
  /** Level of the title in the page, 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Load the picture at once: it is in the first view. */
  readonly eager?: boolean | undefined;
}

/** A box in a list: buy only when it is on sale, more always (S0 §2). */
export function BoxCard({ product, saleSiteUrl, level, eager = false }: BoxCardProps) {
  const { t, language } = useTexts(boxesTexts);
  const { title, shortDesc } = product;
  const buyHref = boxBuyHref(product, { language, saleSiteUrl });
  return (
    <ProductCard
      title={title}
      href={boxHref(product)}
      level={level}
      text={shortDesc}
      badge={buyHref ? undefined : <Badge>{t("catalogue.officeOnly")}</Badge>}
      picture={product.shortImg || product.mainImg}
      pattern={coverFamily(product.categories)}
      patternSeed={product.productCode}
      eager={eager}
      price={buyHref ? <BoxPrice product={product} /> : undefined}
      action={buyHref ? { href: buyHref, text: t("catalogue.buy") } : undefined}
      moreText={t("catalogue.more")}
    />
  );
}
