import type { BoxProduct } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { useTexts } from "@sughurta/i18n";
import {
  Banner,
  Breadcrumbs,
  Container,
  ProductPattern,
  Prose,
  type SanitizedHtml,
} from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";
import { CallRequest } from "./call-request.tsx";

export interface BusinessProductProps {
  /** The product from the content service. */
  readonly product: BoxProduct;
  /** Full description, sanitised by the server. */
  readonly description: SanitizedHtml;
}

/** One product for companies; terms are agreed by phone (S0 §2). */
export function BusinessProduct({ product, description }: BusinessProductProps) {
  const { t } = useTexts(contentTexts.business);
  const { slug, title, shortDesc, mainImg, categories } = product;
  return (
    <Container className="sg-content-page">
      <Breadcrumbs
        label={t("business.crumbs")}
        crumbs={[{ label: t("business.products"), href: "/jur/product" }, { label: title }]}
      />
      <Banner
        level={1}
        title={title}
        text={shortDesc}
        image={
          mainImg ? (
            <img src={mainImg} alt="" width={800} height={600} fetchPriority="high" />
          ) : (
            <ProductPattern family={coverFamily(categories)} seed={slug} />
          )
        }
      />
      <Prose html={description} />
      <CallRequest note={title} />
    </Container>
  );
}
