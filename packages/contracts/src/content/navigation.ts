import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { contentText, id } from "../core/fields.ts";

const category = z.object({ id, title: z.string(), slug: z.string() });

const headerItem = z.object({ id, title: z.string(), link: z.string() });

export type HeaderItem = z.output<typeof headerItem>;

const footerItem = z.object({
  id,
  title: z.string(),
  link: contentText,
  type: contentText,
  pos: z.number(),
});

export type FooterItem = z.output<typeof footerItem>;

const footerGroups = z.object({
  intro: z.array(footerItem),
  company: z.array(footerItem),
  services: z.array(footerItem),
  contacts: z.array(footerItem),
  social: z.array(footerItem),
  apps: z.array(footerItem),
});

export type Footer = z.output<typeof footerGroups>;

const itemExample = {
  id: 1,
  title: "О компании",
  link: "/leaders",
  type: "Ссылка",
  pos: 1,
};

export const categories = defineContract({
  name: "categories",
  summary: "Audience categories",
  source: "S0 §7",
  method: "GET",
  path: "/api/cats",
  auth: "site",
  responses: { 200: z.array(category) },
  examples: {
    responses: { 200: [{ id: 1, title: "Клиентам", slug: "clients" }] },
  },
});

export const headers = defineContract({
  name: "headers",
  summary: "Navigation of every category",
  source: "S0 §7",
  extension: { response: ["category", "items"] },
  method: "GET",
  path: "/api/headers",
  auth: "site",
  responses: {
    200: z.array(z.object({ category: id, items: z.array(headerItem) })),
  },
  examples: {
    responses: {
      200: [{ category: 1, items: [{ id: 1, title: "Коробки", link: "/boxes" }] }],
    },
  },
});

export const categoryHeaders = defineContract({
  name: "categoryHeaders",
  summary: "Navigation of one category",
  source: "S0 §7",
  method: "GET",
  path: "/api/headers/{categoryId}",
  auth: "site",
  responses: { 200: z.array(headerItem) },
  examples: { responses: { 200: [{ id: 1, title: "Коробки", link: "/boxes" }] } },
});

export const footers = defineContract({
  name: "footers",
  summary: "Footer in groups",
  source: "S0 §2, §7",
  method: "GET",
  path: "/api/footers",
  auth: "site",
  responses: { 200: footerGroups },
  examples: {
    responses: {
      200: {
        intro: [],
        company: [itemExample],
        services: [],
        contacts: [],
        social: [],
        apps: [],
      },
    },
  },
});

const slide = z.object({
  id,
  title: z.string(),
  description: contentText,
  mainImg: contentText,
  buttonLink: contentText,
  buttonText: contentText,
  buttonAddLink: contentText,
  buttonAddText: contentText,
});

export type Slide = z.output<typeof slide>;

/** Slides of a place, such as `glavnaya` (home) or `puteshestvie` (travel); an unknown place has none. */
export const slides = defineContract({
  name: "slides",
  summary: "Banner slides of a place",
  source: "S0 §7, S1 §7",
  method: "GET",
  path: "/api/slidesbyslug/{slug}",
  auth: "site",
  responses: { 200: z.array(slide) },
  examples: {
    responses: {
      200: [
        {
          id: 1,
          title: "В дорогу — спокойно",
          description: "Полис для поездки за три минуты",
          mainImg: "/files/slide-travel.svg",
          buttonLink: "/travel",
          buttonText: "Рассчитать",
          buttonAddLink: "",
          buttonAddText: "",
        },
      ],
    },
  },
});

export const businessSlides = defineContract({
  ...slides,
  name: "businessSlides",
  summary: "Banner slides of a place on business pages",
  path: "/api/slidesbyslug_jur/{slug}",
});
