import * as z from "zod/mini";
import { boxFields, boxSale, boxVersion } from "./box-schemas.ts";
import { address, id, isoDate, localisedMarkup, localisedText, slug } from "./field-schemas.ts";

const category = z.strictObject({ id, slug, title: localisedText });

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
  /** A fact that gives reason to trust the insurer, with its figure, such as the paid claims of the last year. */
  proof: z.strictObject({ id, title: localisedText, description: localisedText }),
  /** A text page such as /rules (S0 §3). */
  page: textPage,
} as const;

/** Schemas of items in an archive and a seed: a box includes its sale data. */
export const archiveSchemas = {
  ...contentSchemas,
  box: z.strictObject({ ...boxFields, ...boxSale }),
} as const;

/** Schemas of saved versions: one of a box may include its terms. */
export const versionSchemas = { ...contentSchemas, box: boxVersion } as const;

/** A kind of content; a site has sixteen. */
export type ContentKind = keyof typeof contentSchemas;

export const CONTENT_KINDS = Object.keys(contentSchemas) as readonly ContentKind[];

/** Data of an item of each kind of content, in all languages. */
export type ContentKinds = { [Kind in ContentKind]: z.infer<(typeof contentSchemas)[Kind]> };

/** A box with its sale data. */
export type SoldBox = z.infer<typeof archiveSchemas.box>;
