import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { contentText, id } from "../core/fields.ts";

const office = z.object({
  id,
  title: z.string(),
  address: z.string(),
  /** Latitude and longitude separated by a comma. */
  coords: z.string(),
  phone: contentText,
  hours: contentText,
});
export type Office = z.output<typeof office>;

const documentItem = z.object({
  id,
  filetype: z.string(),
  title: z.string(),
  description: contentText,
  link: z.string(),
});
export type DocumentItem = z.output<typeof documentItem>;

const leader = z.object({
  id,
  photo: contentText,
  nameRu: z.string(),
  nameTj: z.string(),
  nameEn: z.string(),
  postRu: z.string(),
  postTj: z.string(),
  postEn: z.string(),
});
export type Leader = z.output<typeof leader>;

const proof = z.object({ id, title: z.string(), description: contentText });
export type Proof = z.output<typeof proof>;

/** A text page; `desc` is HTML, not yet sanitised. */
const textPage = z.object({ title: z.string(), desc: z.string() });
export type TextPage = z.output<typeof textPage>;

const pageExample = { title: "Правила", desc: "<p>Как мы продаём полисы.</p>" };

export const offices = defineContract({
  name: "offices",
  summary: "Offices and sales points",
  source: "S0 §7",
  extension: { response: ["id", "phone", "hours"] },
  method: "GET",
  path: "/api/all_ofices",
  auth: "site",
  responses: { 200: z.array(office) },
  examples: {
    responses: {
      200: [
        {
          id: 1,
          title: "Центральный офис",
          address: "Душанбе, проспект Рудаки, 84",
          coords: "38.5737,68.7864",
          phone: "5511",
          hours: "Пн–Пт 8:00–17:00",
        },
      ],
    },
  },
});

export const politics = defineContract({
  name: "politics",
  summary: "Privacy policy",
  source: "S0 §7",
  method: "GET",
  path: "/api/politics",
  auth: "site",
  responses: { 200: textPage },
  examples: { responses: { 200: pageExample } },
});

export const rules = defineContract({
  ...politics,
  name: "rules",
  summary: "Rules of the site and of sale",
  path: "/api/rules",
});

export const documents = defineContract({
  name: "documents",
  summary: "Documents to open or download",
  source: "S0 §7",
  extension: { response: ["id"] },
  method: "GET",
  path: "/api/documents",
  auth: "site",
  responses: { 200: z.array(documentItem) },
  examples: {
    responses: {
      200: [
        {
          id: 1,
          filetype: "pdf",
          title: "Лицензия",
          description: "Лицензия Национального банка",
          link: "/files/license.pdf",
        },
      ],
    },
  },
});

export const leaders = defineContract({
  name: "leaders",
  summary: "Management",
  source: "S0 §7",
  extension: { response: ["id"] },
  method: "GET",
  path: "/api/leaders",
  auth: "site",
  responses: { 200: z.array(leader) },
  examples: {
    responses: {
      200: [
        {
          id: 1,
          photo: "/files/leader-1.svg",
          nameRu: "Генеральный директор",
          nameTj: "Директори генералӣ",
          nameEn: "Chief executive",
          postRu: "Генеральный директор",
          postTj: "Директори генералӣ",
          postEn: "Chief executive",
        },
      ],
    },
  },
});

/** Facts that give reason to trust the insurer; empty where the insurer publishes none. */
export const proofs = defineContract({
  name: "proofs",
  summary: "Licence, time to a decision and paid claims of the insurer",
  source: "ADR-0282",
  extension: true,
  method: "GET",
  path: "/api/proofs",
  auth: "site",
  responses: { 200: z.array(proof) },
  examples: {
    responses: {
      200: [{ id: 1, title: "1 284 выплаты", description: "за 2025 год, всего 6,2 млн TJS" }],
    },
  },
});
