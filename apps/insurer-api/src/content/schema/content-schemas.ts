import { INSURED_KINDS, REPORTING_KINDS } from "@sughurta/domain/box";
import * as z from "zod/mini";
import { linkFault, type MarkupFault, markupFault, markupFaultText } from "./markup-fault.ts";

/** One text in the three site languages (SPEC-1). */
export const localisedText = z.strictObject({ ru: z.string(), tg: z.string(), en: z.string() });
/** A text without faults of the given kind. */
const faultless = (find: (text: string) => MarkupFault | undefined) =>
  z.string().check((checked) => {
    const fault = find(checked.value);
    if (!fault) return;
    const message = markupFaultText(fault);
    checked.issues.push({ code: "custom", input: checked.value, message, params: { ...fault } });
  });
/** Well-formed HTML with only the tags and links that the site shows. */
const html = faultless(markupFault);
/** Target of a link or a button; may be empty. */
const address = faultless(linkFault);
/** One HTML text in the three site languages. */
export const localisedMarkup = z.strictObject({ ru: html, tg: html, en: html });
const id = z.int();
/** A segment of an address. */
const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i));
const isoDate = z.iso.date();
const tjs = z.number().check(z.nonnegative());

const category = z.strictObject({ id, slug, title: localisedText });

const boxFields = {
  id,
  slug,
  productCode: z.string().check(z.minLength(1)),
  title: localisedText,
  name: localisedText,
  shortDesc: localisedText,
  fullDesc: localisedMarkup,
  mainImg: z.string(),
  shortImg: z.string(),
  /** Hides the product in lists; it remains reachable by address (SPEC-18). */
  seo: z.optional(z.literal(true)),
  boxed: z.optional(z.literal(true)),
  popular: z.optional(z.boolean()),
  isPartner: z.optional(z.literal(true)),
  /** Slugs of box categories. */
  categories: z.array(z.string()),
};

const positive = z.number().check(z.positive());
const days = z.int().check(z.positive());

const coverPayout = z.union([
  z.strictObject({
    kind: z.enum(["exactly", "upTo"]),
    sum: positive,
    per: z.optional(z.enum(["day", "person"])),
  }),
  z.strictObject({ kind: z.literal("range"), from: positive, to: positive }),
]);

/** Terms of a box, as `BoxTerms` of the domain (SPEC-72, SPEC-76, SPEC-95). */
const boxTerms = z.strictObject({
  covers: z.readonly(
    z
      .array(z.strictObject({ text: localisedText, payout: z.optional(coverPayout) }))
      .check(z.minLength(1)),
  ),
  exclusions: z.readonly(z.array(localisedText)),
  territory: localisedText,
  reporting: z.enum(REPORTING_KINDS),
  sumPerPerson: z.optional(positive),
  tripDays: z.optional(days),
  waitingDays: z.optional(days),
  payouts: z.optional(days),
  declaration: z.optional(localisedText),
});

/** Sale data of a box, stored with its product and prices; part of content only in an archive or a seed. */
const boxSale = {
  isSale: z.boolean(),
  /** TJS; 0 means "calculated" (S0 §3, S2 §3). */
  price: tjs,
  /** The insured sum, TJS. */
  prepaid: tjs,
  activeMonths: z.int().check(z.nonnegative()),
  /** The insured people that its order requires (SPEC-65). */
  insures: z.enum(INSURED_KINDS),
  /** Accepted ages of all insured people; any age if absent (SPEC-95). */
  insuredAges: z.optional(z.strictObject({ from: z.int(), to: z.int() })),
  terms: z.optional(boxTerms),
};

const slide = z.strictObject({
  id,
  title: localisedText,
  description: localisedText,
  mainImg: z.string(),
  buttonLink: address,
  buttonText: z.optional(localisedText),
  buttonAddLink: z.optional(address),
  buttonAddText: z.optional(localisedText),
});

const blogPost = z.strictObject({
  id,
  slug,
  title: localisedText,
  subTitle: localisedText,
  mainImg: z.string(),
  createdAt: isoDate,
  /** One to eight blocks: description, description2 … description8 (S0 §3). */
  descriptions: z.array(localisedMarkup).check(z.minLength(1), z.maxLength(8)),
  /** Comma separated. */
  tags: localisedText,
  /** Hides the article in lists; it remains reachable by address (SPEC-17). */
  unlisted: z.optional(z.literal(true)),
  /** `catId` values of blog categories. */
  categories: z.array(id),
});

const partner = z.strictObject({
  id,
  name: z.string(),
  img: z.string(),
  title: localisedText,
  description: localisedMarkup,
  link: address,
});

const textPage = z.strictObject({ title: localisedText, desc: localisedMarkup });
const link = z.strictObject({ title: localisedText, link: address });

/** Schema of an item of each kind of content, in all languages. */
export const contentSchemas = {
  /** An audience of /api/cats with its navigation; its id is the categoryId of /api/headers/{categoryId}. */
  audience: z.strictObject({
    ...link.shape,
    id,
    key: z.enum(["clients", "business", "partners"]),
    items: z.array(link),
  }),
  /** The groups of the footer (S0 §2). */
  footer: z.strictObject({
    intro: z.array(link),
    company: z.array(link),
    services: z.array(link),
    contacts: z.array(link),
    social: z.array(link),
    apps: z.array(link),
  }),
  /** The slides of one banner: `audience` distinguishes slidesbyslug from slidesbyslug_jur (S0 §7). */
  slides: z.strictObject({
    slug,
    audience: z.enum(["clients", "business"]),
    slides: z.array(slide),
  }),
  /** `slug` is its address under /boxes (S0 §3). */
  boxCategory: category,
  businessCategory: category,
  box: z.strictObject(boxFields),
  /** A product for legal entities (S0 §2 /jur/product). */
  businessProduct: z.strictObject(boxFields),
  blogCategory: z.strictObject({ catId: id, slug, title: localisedText }),
  blogPost,
  partnerCategory: z.strictObject({
    key: slug,
    title: localisedText,
    seo: z.optional(z.literal(true)),
    partners: z.array(partner),
  }),
  /** workStart is the work schedule (S0 §2, §3). */
  vacancy: z.strictObject({
    id,
    slug,
    title: localisedText,
    mainImg: z.string(),
    location: localisedText,
    salary: localisedText,
    exp: localisedText,
    /** The deadline. */
    dateEnd: isoDate,
    /** The first day on the site. */
    datePosted: z.optional(isoDate),
    workStart: localisedText,
    req: localisedMarkup,
    resp: localisedMarkup,
    conditions: localisedMarkup,
  }),
  /** `coords` is "lat,lng" (S0 §3). */
  office: z.strictObject({
    id,
    title: localisedText,
    address: localisedText,
    coords: z.string().check(z.regex(/^-?\d+(?:\.\d+)?,\s*-?\d+(?:\.\d+)?$/)),
    phone: z.string(),
    hours: localisedText,
  }),
  /** `text` is the content of a document that is generated on request; absent for stored files. */
  document: z.strictObject({
    id,
    filetype: z.enum(["pdf", "other"]),
    title: localisedText,
    description: localisedText,
    link: address,
    text: z.optional(textPage),
  }),
  leader: z.strictObject({ id, photo: z.string(), name: localisedText, post: localisedText }),
  /** A text page such as /rules (S0 §3). */
  page: textPage,
} as const;

/** Schemas of items in an archive and a seed: a box includes its sale data. */
export const archiveSchemas = {
  ...contentSchemas,
  box: z.strictObject({ ...boxFields, ...boxSale }),
} as const;

/** A kind of content; a site has fifteen. */
export type ContentKind = keyof typeof contentSchemas;

export const CONTENT_KINDS = Object.keys(contentSchemas) as readonly ContentKind[];

/** Data of an item of each kind of content, in all languages. */
export type ContentKinds = { [Kind in ContentKind]: z.infer<(typeof contentSchemas)[Kind]> };

/** A box with its sale data. */
export type SoldBox = z.infer<typeof archiveSchemas.box>;

/** One text in the three site languages (SPEC-1). */
export type Localised = z.infer<typeof localisedText>;
