import type { BlogPost, Office, Vacancy } from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import type { PublicConfig } from "#server/render/services.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Names of weekdays in opening hours, by language. */
const DAY_NAMES = [
  ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
  ["дш", "сш", "чш", "пш", "ҷм", "шб", "яш"],
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
];

const EVERY_DAY = /^(каждый день|ежедневно|ҳар рӯз|every day|daily)/;

const ALL_DAY = /^(круглосуточно|шабонарӯзӣ|day and night|24\/7)$/;

const TIMES = /(\d{1,2}):(\d{2})\s*[–-]\s*(\d{1,2}):(\d{2})$/;

const SPAN = /^(\p{L}+)(?:\s*[–-]\s*(\p{L}+))?$/u;

/** The insurer as an organisation for search engines. */
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

/** An insurance whose price depends on its options. */
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

/** A breadcrumb from the home page. */
export interface Crumb {
  name: string;
  path: string;
}

/** Breadcrumbs of a page. */
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

/** An article of the blog; articles are unsigned, so the insurer is given as the author. */
export function blogPosting(
  config: PublicConfig,
  { title, subTitle, mainImg, createdAt, slug, tags }: Omit<BlogPost, "description">,
  language: Language,
): object {
  const { publicUrl } = config;
  return {
    "@type": "BlogPosting",
    headline: title,
    ...(subTitle ? { description: subTitle } : {}),
    ...(mainImg ? { image: publicUrl + mainImg } : {}),
    ...(tags ? { keywords: tags } : {}),
    datePublished: createdAt,
    inLanguage: language,
    mainEntityOfPage: `${publicUrl}/blog/${encodeURIComponent(slug)}`,
    author: organization(config),
    publisher: organization(config),
  };
}

/** A vacancy that accepts resumes, with its publication date where the content has one; salaries are free text. */
export function jobPosting(
  config: PublicConfig,
  { title, location, dateEnd, datePosted, slug }: Omit<Vacancy, "req" | "resp" | "conditions">,
  description: string,
): object {
  return {
    "@type": "JobPosting",
    title,
    description,
    ...(datePosted ? { datePosted } : {}),
    validThrough: dateEnd,
    url: `${config.publicUrl}/vacancy/${encodeURIComponent(slug)}`,
    hiringOrganization: organization(config),
    ...(location
      ? {
          jobLocation: {
            "@type": "Place",
            address: { "@type": "PostalAddress", addressLocality: location, addressCountry: "TJ" },
          },
        }
      : {}),
  };
}

/** An office: address, and opening hours where they can be parsed. */
export function officePlace(
  config: PublicConfig,
  { title, address, coords, phone, hours }: Office,
): object {
  const [latitude, longitude] = coords.split(",").map(Number);
  const open = openingHours(hours);
  const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude);
  return {
    ...organization(config),
    name: title,
    address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "TJ" },
    url: `${config.publicUrl}/offices`,
    telephone: phone || config.supportPhone,
    ...(isPlaced ? { geo: { "@type": "GeoCoordinates", latitude, longitude } } : {}),
    ...(open ? { openingHours: open } : {}),
  };
}

/** Questions that are visible on a page with their answers. */
export function questionsPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/**
 * Opening hours in the format of search engines: `Пн–Пт 8:00–17:00` is `Mo-Fr 08:00-17:00`. `undefined` where the text
 * says anything else: partial hours would be wrong hours.
 */
export function openingHours(words: string): readonly string[] | undefined {
  const spans = words
    .toLowerCase()
    .split(",")
    .map((part) => getSpan(part.trim()));
  const known = spans.filter((span) => span !== undefined);
  return known.length === spans.length ? known : undefined;
}

function getSpan(part: string): string | undefined {
  if (ALL_DAY.test(part)) return "Mo-Su";
  const times = TIMES.exec(part);
  if (times === null) return undefined;
  const days = getDays(part.slice(0, times.index).trim());
  const [, fromHour = "", fromMinute = "", toHour = "", toMinute = ""] = times;
  const from = `${fromHour.padStart(2, "0")}:${fromMinute}`;
  return days && `${days} ${from}-${toHour.padStart(2, "0")}:${toMinute}`;
}

function getDays(words: string): string | undefined {
  if (EVERY_DAY.test(words)) return "Mo-Su";
  const [, first = "", last] = SPAN.exec(words) ?? [];
  const begin = getDay(first);
  if (last === undefined) return begin;
  const end = getDay(last);
  return begin && end && `${begin}-${end}`;
}

function getDay(name: string): string | undefined {
  return DAY_NAMES.map((names) => DAYS[names.indexOf(name)]).find((day) => day !== undefined);
}
