import {
  type BoxOfferViolation,
  boxOfferViolations,
  INSURED_KINDS,
  MAX_BOX_MONTHS,
  MAX_INSURED_AGE,
  REPORTING_KINDS,
} from "@sughurta/domain/box";
import * as z from "zod/mini";
import { id, localisedMarkup, localisedText, slug, tjs } from "./field-schemas.ts";

/** Texts, pictures and flags of a box or a product for business. */
export const boxFields = {
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
  /** Address of the terms of insurance as a file of the site, a PDF. */
  termsFile: z.optional(z.string().check(z.regex(/^\/files\/[\w.-]+\.pdf$/i))),
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
export const boxSale = {
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

/** A product code that an order, a register and a partner's report name; at most as long as the API accepts. */
const MAX_CODE_LENGTH = 20;
const NEW_CODE = /^[A-Z][A-Z0-9_]+$/;
const MAX_SUM_TJS = 100_000_000;
const age = z.int().check(z.nonnegative(), z.lte(MAX_INSURED_AGE));
const sum = z.number().check(z.positive(), z.lte(MAX_SUM_TJS));

/** Terms on which a box is sold, as part of a version of its content: its product has them once it is published. */
export const boxOffer = z
  .strictObject({
    ...boxSale,
    /** First price, TJS; absent once the product has a price, which then changes on its own page. */
    price: z.optional(sum),
    /** Whether the first price puts it on sale online; otherwise only offices sell it. */
    isSale: z.optional(z.boolean()),
    prepaid: sum,
    activeMonths: z.int().check(z.positive(), z.lte(MAX_BOX_MONTHS)),
    insuredAges: z.optional(z.strictObject({ from: age, to: age })),
    terms: boxTerms,
  })
  .check((checked) => {
    // A figure out of its bounds contradicts others by accident.
    if (checked.issues.length > 0) return;
    const { prepaid: sumInsured, ...offer } = checked.value;
    for (const [path, violation] of boxOfferViolations({ ...offer, sumInsured })) {
      const params = { violation } satisfies OfferFault;
      checked.issues.push({
        code: "custom",
        input: checked.value,
        path: path.split("."),
        message: violation,
        params,
      });
    }
  });
export type BoxOfferData = z.infer<typeof boxOffer>;

/** Parameters of an issue about contradictory terms. */
export interface OfferFault {
  readonly violation: BoxOfferViolation;
}

/** A version of a box: its texts, and its terms if the version changes them. */
export const boxVersion = z.strictObject({ ...boxFields, sale: z.optional(boxOffer) });
export type BoxVersion = z.infer<typeof boxVersion>;

/** A box with its terms, as its form saves it. */
export const composedBox = z.strictObject({ ...boxFields, sale: boxOffer });

/** A new box: its code is chosen once, and it always has terms. */
export const newBox = z.strictObject({
  ...boxFields,
  productCode: z.string().check(z.regex(NEW_CODE), z.maxLength(MAX_CODE_LENGTH)),
  sale: boxOffer,
});
