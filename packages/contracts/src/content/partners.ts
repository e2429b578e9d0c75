import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { contentText, flag, id } from "../core/fields.ts";

const partnerCard = z.object({ id, name: z.string(), img: contentText });
export type PartnerCard = z.output<typeof partnerCard>;

const partnerCategory = z.object({
  key: z.string(),
  title: z.string(),
  seo: flag,
  partners: z.array(partnerCard),
});
export type PartnerCategory = z.output<typeof partnerCategory>;

const partnerDetail = z.object({
  id,
  img: contentText,
  title: z.string(),
  /** HTML, not yet sanitised. */
  description: contentText,
  link: contentText,
});
export type Partner = z.output<typeof partnerDetail>;

const cardExample = {
  id: 1,
  name: "Аптеки «Шифо»",
  img: "/files/partner-shifo.svg",
};

export const partnerCategories = defineContract({
  name: "partnerCategories",
  summary: "Partners by category",
  source: "S0 §7",
  method: "GET",
  path: "/api/partners_cat",
  auth: "site",
  responses: { 200: z.array(partnerCategory) },
  examples: {
    responses: {
      200: [{ key: "health", title: "Здоровье", seo: 0, partners: [cardExample] }],
    },
  },
});

export const partners = defineContract({
  name: "partners",
  summary: "All partners",
  source: "S0 §7",
  method: "GET",
  path: "/api/partners",
  auth: "site",
  responses: { 200: z.array(partnerCard) },
  examples: { responses: { 200: [cardExample] } },
});

export const partner = defineContract({
  name: "partner",
  summary: "One partner",
  source: "S0 §7",
  method: "GET",
  path: "/api/partners/{id}",
  auth: "site",
  responses: { 200: partnerDetail, 404: failure },
  examples: {
    responses: {
      200: {
        id: 1,
        img: "/files/partner-shifo.svg",
        title: "Аптеки «Шифо»",
        description: "<p>Скидка 7 % по нашему полису.</p>",
        link: "https://shifo.example",
      },
      404: { message: "Партнёр не найден", code: "notFound" },
    },
  },
});
