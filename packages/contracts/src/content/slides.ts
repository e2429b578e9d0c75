import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { contentText, id } from "../core/fields.ts";

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
