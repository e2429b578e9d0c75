import type { InsuredAges, InsuredKind } from "@sughurta/domain/box";

/** One text in the three site languages (SPEC-1). */
export type Localised = { ru: string; tg: string; en: string };

/** A box or business category; `slug` is its address under /boxes or /jur/products (S0 §3). */
export type BoxCategorySeed = { id: number; slug: string; title: Localised };

/** A boxed product; `price` and `prepaid` (insured sum) are TJS, a price of 0 means "calculated" (S0 §3, S2 §3). */
export type BoxSeed = {
  id: number;
  slug: string;
  productCode: string;
  title: Localised;
  name: Localised;
  shortDesc: Localised;
  /** HTML: p, ul, li, h3, table. */
  fullDesc: Localised;
  mainImg: string;
  shortImg: string;
  isSale: boolean;
  price: number;
  prepaid: number;
  activeMonths: number;
  /** Hides the product in lists; it stays reachable by address (SPEC-18). */
  seo?: true;
  boxed?: true;
  popular?: boolean | undefined;
  isPartner?: true;
  /** What its order asks for (SPEC-65). */
  insures: InsuredKind;
  /** Whom it insures by name; everybody where it does not say. */
  insuredAges?: InsuredAges;
  /** Slugs of box categories. */
  categories: string[];
};

/** A product for legal entities (S0 §2 /jur/product). */
export type BusinessProductSeed = Omit<
  BoxSeed,
  "isSale" | "price" | "prepaid" | "activeMonths" | "insures" | "insuredAges"
>;

/** One banner slide; an empty button text means no button (S0 §3). */
export type SlideSeed = {
  id: number;
  title: Localised;
  description: Localised;
  mainImg: string;
  buttonLink: string;
  buttonText: Localised | undefined;
  buttonAddLink: string | undefined;
  buttonAddText: Localised | undefined;
};

/** The slides of one banner: `audience` tells slidesbyslug from slidesbyslug_jur (S0 §7). */
export type SlideSetSeed = {
  slug: string;
  audience: "clients" | "business";
  slides: SlideSeed[];
};

export type BlogCategorySeed = {
  catId: number;
  slug: string;
  title: Localised;
};

/** A blog article; `descriptions` become description, description2 … description8 (S0 §3). */
export type BlogPostSeed = {
  id: number;
  slug: string;
  title: Localised;
  subTitle: Localised;
  mainImg: string;
  /** ISO date. */
  createdAt: string;
  /** One to eight HTML blocks. */
  descriptions: Localised[];
  /** Comma separated. */
  tags: Localised;
  /** Hides the article in lists; it stays reachable by address (SPEC-17). */
  unlisted?: true;
  /** `catId` values of blog categories. */
  categories: number[];
};

export type PartnerSeed = {
  id: number;
  name: string;
  img: string;
  title: Localised;
  /** HTML. */
  description: Localised;
  link: string;
};

export type PartnerCategorySeed = {
  key: string;
  title: Localised;
  seo?: true;
  partners: PartnerSeed[];
};

/** A vacancy; workStart is the work schedule, req/resp/conditions are HTML (S0 §2, §3). */
export type VacancySeed = {
  id: number;
  slug: string;
  title: Localised;
  mainImg: string;
  location: Localised;
  salary: Localised;
  exp: Localised;
  /** ISO date of the deadline. */
  dateEnd: string;
  workStart: Localised;
  req: Localised;
  resp: Localised;
  conditions: Localised;
};

/** `coords` is "lat,lng" (S0 §3). */
export type OfficeSeed = {
  id: number;
  title: Localised;
  address: Localised;
  coords: string;
  phone: string;
  hours: Localised;
};

export type DocumentSeed = {
  id: number;
  filetype: "pdf" | "other";
  title: Localised;
  description: Localised;
  link: string;
  /** What a document that is written on request says; absent for stored files. */
  text?: TextPageSeed;
};

export type LeaderSeed = {
  id: number;
  photo: string;
  name: Localised;
  post: Localised;
};

/** A text page such as /rules; `desc` is HTML (S0 §3). */
export type TextPageSeed = { title: Localised; desc: Localised };

/** A link of the navigation; without an address it is plain text. */
export type LinkSeed = { title: Localised; link: string };

/** An audience of /api/cats with its navigation; its id is the categoryId of /api/headers/{categoryId}. */
export type AudienceSeed = LinkSeed & {
  id: number;
  key: "clients" | "business" | "partners";
  items: LinkSeed[];
};

/** The groups of the footer (S0 §2). */
export type FooterSeed = Record<
  "intro" | "company" | "services" | "contacts" | "social" | "apps",
  LinkSeed[]
>;

/** A promo code (SPEC-25); amounts in TJS, dates ISO, missing limits mean none. */
export type CouponSeed = {
  code: string;
  kind: "percent" | "fixed";
  /** Percent or TJS. */
  value: number;
  /** Empty: every product. */
  productCodes: string[];
  validFrom: string;
  validTo: string;
  useLimit: number | undefined;
  usedCount: number;
};

/** A person of the demo data; `phone` holds the nine national digits. */
export type DemoUserSeed = {
  phone: string;
  password: string;
  lastName: string;
  firstName: string;
  patronymic: string;
  email: string;
  birthDate: string;
  gender: "f" | "m";
};

/** A demo policy; its number is `policyNumberFrom(sequence)`, its dates count from the seed day. */
export type DemoPolicySeed = {
  sequence: number;
  productCode: string;
  status: "INACTIVE" | "ACTIVE" | "COMPLETED";
  startOffsetDays: number;
  endOffsetDays: number;
  /** Code for activation of a box bought on paper. */
  policyCode: string;
  /** Index into `demoUsers`. */
  holder: number;
};

/** What a service begins with: the content of its site, and what it can be tried with in the sandbox. */
export interface Seed {
  /** Invented, to try the shop with: only the sandbox may begin with it. */
  readonly isDemonstration: boolean;
  readonly audiences: readonly AudienceSeed[];
  readonly footer: FooterSeed;
  readonly slideSets: readonly SlideSetSeed[];
  readonly boxCategories: readonly BoxCategorySeed[];
  readonly boxes: readonly BoxSeed[];
  readonly businessCategories: readonly BoxCategorySeed[];
  readonly businessProducts: readonly BusinessProductSeed[];
  readonly blogCategories: readonly BlogCategorySeed[];
  readonly blogPosts: readonly BlogPostSeed[];
  readonly partnerCategories: readonly PartnerCategorySeed[];
  readonly vacancies: readonly VacancySeed[];
  readonly offices: readonly OfficeSeed[];
  readonly documents: readonly DocumentSeed[];
  readonly leaders: readonly LeaderSeed[];
  readonly rules: TextPageSeed;
  readonly politics: TextPageSeed;
  /** Folder of the pictures that the content names. */
  readonly pictures: URL;
  readonly coupons: readonly CouponSeed[];
  readonly demoUsers: readonly DemoUserSeed[];
  readonly demoPolicies: readonly DemoPolicySeed[];
}
