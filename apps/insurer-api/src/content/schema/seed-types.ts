import { FALLBACK_LANGUAGE, type Language } from "@sughurta/domain";
import type { ContentKinds, SoldBox } from "./content-schemas.ts";
import type { Localised } from "./field-schemas.ts";

export type { Localised } from "./field-schemas.ts";

/** A box or business category. */
export type BoxCategorySeed = ContentKinds["boxCategory"];
/** A boxed product with its price. */
export type BoxSeed = SoldBox;
/** A product for legal entities. */
export type BusinessProductSeed = ContentKinds["businessProduct"];
/** The slides of one banner. */
export type SlideSetSeed = ContentKinds["slides"];
export type BlogCategorySeed = ContentKinds["blogCategory"];
/** An article. */
export type BlogPostSeed = ContentKinds["blogPost"];
export type PartnerCategorySeed = ContentKinds["partnerCategory"];
export type PartnerSeed = PartnerCategorySeed["partners"][number];
export type VacancySeed = ContentKinds["vacancy"];
export type OfficeSeed = ContentKinds["office"];
export type DocumentSeed = ContentKinds["document"];
export type LeaderSeed = ContentKinds["leader"];
/** A fact that gives reason to trust the insurer. */
export type ProofSeed = ContentKinds["proof"];
/** A text page such as /rules. */
export type TextPageSeed = ContentKinds["page"];
/** An audience with its navigation. */
export type AudienceSeed = ContentKinds["audience"];
/** A link of the navigation; without an address it is plain text. */
export type LinkSeed = AudienceSeed["items"][number];
/** The groups of the footer. */
export type FooterSeed = ContentKinds["footer"];

/** A promo code (SPEC-25); amounts in TJS, dates ISO, missing limits mean none. */
export type CouponSeed = {
  code: string;
  kind: "percent" | "fixed";
  /** Percent or TJS. */
  value: number;
  /** Empty for all products. */
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

/**
 * A demo policy: its number is `policyNumberFrom(sequence)`, its first day counts from the seed day, and its last day
 * follows from the term of its product.
 */
export type DemoPolicySeed = {
  sequence: number;
  productCode: string;
  status: "INACTIVE" | "ACTIVE" | "COMPLETED";
  startOffsetDays: number;
  /** Code for activation of a box bought on paper. */
  policyCode: string;
  /** Index into `demoUsers`. */
  holder: number;
};

/** Initial data of a service: the content of its site, and demonstration data for the sandbox. */
export interface Seed {
  /** Whether the data is invented; allowed only in the sandbox. */
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
  readonly proofs: readonly ProofSeed[];
  readonly rules: TextPageSeed;
  readonly politics: TextPageSeed;
  /** Folder of the pictures that the content refers to. */
  readonly pictures: URL;
  /** Tariffs and exchange rates, in the format of `prices.json` in an archive. */
  readonly prices: unknown;
  readonly coupons: readonly CouponSeed[];
  readonly demoUsers: readonly DemoUserSeed[];
  readonly demoPolicies: readonly DemoPolicySeed[];
}

/** A text in a language, or in English if it is missing (SPEC-1). */
export function localise(text: Localised | undefined, language: Language): string {
  return text?.[language] || text?.[FALLBACK_LANGUAGE] || "";
}
