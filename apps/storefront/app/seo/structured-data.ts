import type { PublicConfig } from "#server/services.ts";

/** The insurer as search engines know it. */
export function organization({ brand, publicUrl, supportPhone }: PublicConfig): object {
  return {
    "@type": "InsuranceAgency",
    name: brand.name,
    legalName: brand.legalName,
    url: publicUrl,
    logo: `${publicUrl}/favicon.svg`,
    telephone: supportPhone,
    areaServed: "TJ",
  };
}

/** An insurance whose price depends on what is chosen. */
export function insuranceService(
  config: PublicConfig,
  { name, description, path }: Crumb & { description: string },
): object {
  return {
    "@type": "FinancialProduct",
    name,
    description,
    url: config.publicUrl + path,
    provider: organization(config),
    areaServed: "TJ",
  };
}

/** A step of the way from the home page. */
export interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands. */
export function breadcrumbs(publicUrl: string, crumbs: readonly Crumb[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

/** A boxed policy with its price. */
export interface OfferedProduct {
  title: string;
  description: string;
  path: string;
  image: string;
  productCode: string;
  /** TJS. */
  price: number;
  onSale: boolean;
}

/** A product and its offer. */
export function product(config: PublicConfig, offered: OfferedProduct): object {
  const { publicUrl, brand } = config;
  const { title, description, path, image, productCode, price, onSale } = offered;
  return {
    "@type": "Product",
    name: title,
    description,
    sku: productCode,
    ...(image ? { image: publicUrl + image } : {}),
    brand: { "@type": "Brand", name: brand.name },
    offers: {
      "@type": "Offer",
      url: publicUrl + path,
      price: String(price),
      priceCurrency: "TJS",
      availability: `https://schema.org/${onSale ? "InStock" : "InStoreOnly"}`,
    },
  };
}
