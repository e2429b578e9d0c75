import { INSURED_KINDS } from "@sughurta/domain/box";
import * as z from "zod/mini";

const localised = z.strictObject({ ru: z.string(), tg: z.string(), en: z.string() });
const id = z.int();
/** A part of an address. */
const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i));
const isoDate = z.iso.date();
const tjs = z.number().check(z.nonnegative());

const category = z.strictObject({ id, slug, title: localised });

const boxFields = {
  id,
  slug,
  productCode: z.string().check(z.minLength(1)),
  title: localised,
  name: localised,
  shortDesc: localised,
  /** HTML: p, ul, li, h3, table. */
  fullDesc: localised,
  mainImg: z.string(),
  shortImg: z.string(),
  /** Hides the product in lists; it stays reachable by address (SPEC-18). */
  seo: z.optional(z.literal(true)),
  boxed: z.optional(z.literal(true)),
  popular: z.optional(z.boolean()),
  isPartner: z.optional(z.literal(true)),
  /** Slugs of box categories. */
  categories: z.array(z.string()),
};

/** What is sold with a box: its product and prices have it, content only in an archive or a seed. */
const boxTerms = {
  isSale: z.boolean(),
  /** TJS; 0 means "calculated" (S0 §3, S2 §3). */
  price: tjs,
  /** The insured sum, TJS. */
  prepaid: tjs,
  activeMonths: z.int().check(z.nonnegative()),
  /** What its order asks for (SPEC-65). */
  insures: z.enum(INSURED_KINDS),
  /** Whom it insures by name; everybody where it does not say. */
  insuredAges: z.optional(z.strictObject({ from: z.int(), to: z.int() })),
};

const slide = z.strictObject({
  id,
  title: localised,
  description: localised,
  mainImg: z.string(),
  buttonLink: z.string(),
  buttonText: z.optional(localised),
  buttonAddLink: z.optional(z.string()),
  buttonAddText: z.optional(localised),
});

const blogPost = z.strictObject({
  id,
  slug,
  title: localised,
  subTitle: localised,
  mainImg: z.string(),
  createdAt: isoDate,
  /** One to eight HTML blocks: description, description2 … description8 (S0 §3). */
  descriptions: z.array(localised).check(z.minLength(1), z.maxLength(8)),
  /** Comma separated. */
  tags: localised,
  /** Hides the article in lists; it stays reachable by address (SPEC-17). */
  unlisted: z.optional(z.literal(true)),
  /** `catId` values of blog categories. */
  categories: z.array(id),
});

const partner = z.strictObject({
  id,
  name: z.string(),
  img: z.string(),
  title: localised,
  /** HTML. */
  description: localised,
  link: z.string(),
});

const textPage = z.strictObject({ title: localised, desc: localised });
const link = z.strictObject({ title: localised, link: z.string() });

/** What one item of each kind of content looks like, in all languages. */
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
  /** The slides of one banner: `audience` tells slidesbyslug from slidesbyslug_jur (S0 §7). */
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
  blogCategory: z.strictObject({ catId: id, slug, title: localised }),
  blogPost,
  partnerCategory: z.strictObject({
    key: slug,
    title: localised,
    seo: z.optional(z.literal(true)),
    partners: z.array(partner),
  }),
  /** workStart is the work schedule; req, resp and conditions are HTML (S0 §2, §3). */
  vacancy: z.strictObject({
    id,
    slug,
    title: localised,
    mainImg: z.string(),
    location: localised,
    salary: localised,
    exp: localised,
    /** The deadline. */
    dateEnd: isoDate,
    /** The first day on the site. */
    datePosted: z.optional(isoDate),
    workStart: localised,
    req: localised,
    resp: localised,
    conditions: localised,
  }),
  /** `coords` is "lat,lng" (S0 §3). */
  office: z.strictObject({
    id,
    title: localised,
    address: localised,
    coords: z.string().check(z.regex(/^-?\d+(?:\.\d+)?,\s*-?\d+(?:\.\d+)?$/)),
    phone: z.string(),
    hours: localised,
  }),
  /** `text` is what a document that is written on request says; absent for stored files. */
  document: z.strictObject({
    id,
    filetype: z.enum(["pdf", "other"]),
    title: localised,
    description: localised,
    link: z.string(),
    text: z.optional(textPage),
  }),
  leader: z.strictObject({ id, photo: z.string(), name: localised, post: localised }),
  /** A text page such as /rules; `desc` is HTML (S0 §3). */
  page: textPage,
} as const;

/** What items look like in an archive and a seed: a box comes with what is sold. */
export const archiveSchemas = {
  ...contentSchemas,
  box: z.strictObject({ ...boxFields, ...boxTerms }),
} as const;

/** A kind of content: fifteen of them make the site. */
export type ContentKind = keyof typeof contentSchemas;

/** What each kind of content looks like inside, in all languages. */
export type ContentKinds = { [Kind in ContentKind]: z.infer<(typeof contentSchemas)[Kind]> };

/** A box with what is sold. */
export type SoldBox = z.infer<typeof archiveSchemas.box>;

/** One text in the three site languages (SPEC-1). */
export type Localised = z.infer<typeof localised>;
