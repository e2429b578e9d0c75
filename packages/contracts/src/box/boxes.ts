import { INSURED_KINDS } from "@sughurta/domain/box";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { amount, contentText, flag, id, pageNumber, pageSize } from "../core/fields.ts";

/** Terms of a box in the requested language, formatted (SPEC-72, SPEC-76, SPEC-95). */
export const boxTerms = z.object({
  /** Covered events, each with its maximum payout where that is less than the sum insured. */
  covers: z.array(z.object({ text: z.string(), sum: z.optional(z.string()) })),
  exclusions: z.array(z.string()),
  facts: z.array(
    z.object({
      key: z.string(),
      term: z.string(),
      value: z.string(),
    }),
  ),
  /** Days from the first one of the term in which an event is not covered. */
  waitingDays: z.optional(z.number()),
  /** The buyer's declaration; the order then sends `declaration`. */
  declaration: z.optional(z.string()),
  /** Address of the terms of insurance, a PDF. */
  file: z.optional(z.string()),
});
export type BoxTermsView = z.output<typeof boxTerms>;

/** A box or a car product in a list of the catalogue (S0 §3, S2 §3). */
const listedBox = z.object({
  id,
  slug: z.string(),
  name: contentText,
  title: z.string(),
  shortDesc: contentText,
  /** HTML, not yet sanitised. */
  fullDesc: contentText,
  mainImg: contentText,
  shortImg: contentText,
  isSale: flag,
  productCode: z.string(),
  /** TJS; 0 where the price is calculated. */
  price: amount,
  /** Insured sum, TJS. */
  prepaid: amount,
  activeMonths: amount,
  /** Hidden in lists, available at its address (SPEC-18). */
  seo: flag,
  /** Insured subject, an extension; absent or unknown: its holder (SPEC-65). */
  insures: z.optional(z.catch(z.enum(INSURED_KINDS), "holder")),
  /** Ages of all insured people, an extension; absent: any (SPEC-95). */
  insuredAges: z.optional(
    z.catch(z.optional(z.object({ from: z.number(), to: z.number() })), undefined),
  ),
  /** Slugs of its categories. */
  categories: z.array(z.string()),
});

/** A box or a car product with its terms, an extension. */
export const boxProduct = z.extend(listedBox, { terms: z.optional(boxTerms) });
export type BoxProduct = z.output<typeof boxProduct>;

export const boxCategory = z.object({
  id,
  title: z.string(),
  slug: z.string(),
});
export type BoxCategory = z.output<typeof boxCategory>;

const boxQuery = z.object({
  page: pageNumber,
  page_size: pageSize(300),
  category: z.optional(z.string()),
  boxed: z.optional(flag),
  popular: z.optional(flag),
  is_partner: z.optional(flag),
});
const boxPage = z.object({ data: z.array(listedBox), lastPage: z.number() });

const boxExample = {
  id: "1",
  slug: "schit-semi",
  name: "Щит семьи",
  title: "Щит семьи",
  shortDesc: "Одна страховка на всю семью",
  fullDesc: "<p>Выплата при травме дома, в школе и на даче.</p>",
  mainImg: "/files/box-family.svg",
  shortImg: "/files/box-family.svg",
  isSale: "1",
  productCode: "OILA",
  price: "250",
  prepaid: 20000,
  activeMonths: 12,
  seo: 0,
  insures: "people" as const,
  insuredAges: { from: 1, to: 75 },
  categories: ["semya"],
};
const categoryExample = { id: 1, title: "Семья", slug: "semya" };

export const boxCategories = defineContract({
  name: "boxCategories",
  summary: "Categories of boxes",
  source: "S0 §7",
  extension: { response: ["id"] },
  method: "GET",
  path: "/api/box_cats",
  auth: "site",
  responses: { 200: z.array(boxCategory) },
  examples: { responses: { 200: [categoryExample] } },
});

export const businessBoxCategories = defineContract({
  ...boxCategories,
  name: "businessBoxCategories",
  summary: "Categories of business products",
  path: "/api/box_cats_jur",
});

export const boxes = defineContract({
  name: "boxes",
  summary: "Boxes, filtered by category or mark",
  source: "S0 §7",
  extension: { response: ["categories", "insures", "insuredAges"] },
  method: "GET",
  path: "/api/all_boxes",
  auth: "site",
  query: boxQuery,
  responses: { 200: boxPage },
  examples: {
    query: { page: 1, page_size: 7, popular: 1 },
    responses: { 200: { data: [boxExample], lastPage: 1 } },
  },
});

export const businessBoxes = defineContract({
  ...boxes,
  name: "businessBoxes",
  summary: "Business products",
  path: "/api/all_boxes_jur",
  query: z.extend(boxQuery, { language: z.optional(z.string()) }),
});

/** A product by slug is returned as a list whose first item counts (S2 §7). */
export const box = defineContract({
  name: "box",
  summary: "One box by slug or product code",
  source: "S0 §7, S2 §7, SPEC-95",
  extension: { response: ["categories", "insures", "insuredAges", "terms"] },
  method: "GET",
  path: "/api/box/{slug}",
  auth: "site",
  responses: { 200: z.array(boxProduct), 404: failure },
  examples: {
    responses: {
      200: [
        {
          ...boxExample,
          terms: {
            covers: [{ text: "Перелом", sum: "1 200 TJS" }, { text: "Скорая помощь" }],
            exclusions: ["События, которые случились раньше первого дня полиса"],
            facts: [{ key: "territory", term: "Где действует", value: "Весь мир" }],
          },
        },
      ],
      404: { message: "Продукт не найден", code: "notFound" },
    },
  },
});

export const businessBox = defineContract({
  ...box,
  name: "businessBox",
  summary: "One business product by slug",
  path: "/api/box_jur/{slug}",
  query: z.object({ language: z.optional(z.string()) }),
});

export const seoBoxes = defineContract({
  name: "seoBoxes",
  summary: "Boxes that lists hide and the sitemap names",
  source: "S0 §7, SPEC-18",
  method: "GET",
  path: "/api/box_seo/",
  auth: "site",
  responses: { 200: z.array(z.object({ slug: z.string(), title: z.string() })) },
  examples: {
    responses: { 200: [{ slug: "shengen", title: "Страховка для Шенгена" }] },
  },
});
