import type { CalculatedProduct } from "#src/order/product-line.ts";
import type { FixedProgram, MotorProgram } from "./tariff.ts";

const PRODUCTS: Readonly<
  Record<Exclude<MotorProgram, FixedProgram>, Omit<CalculatedProduct, "code">>
> = {
  MCI_P1: {
    slug: "mtpl",
    title: {
      ru: "Обязательное страхование ответственности владельцев транспортных средств",
      tg: "Суғуртаи ҳатмии ҷавобгарии соҳибони воситаҳои нақлиёт",
      en: "Compulsory motor liability insurance",
    },
  },
  ECI_P1: {
    slug: "eci-p1",
    title: {
      ru: "Каско «Индивидуальный»: полная гибель",
      tg: "Каско «Инфиродӣ»: нобудшавии пурра",
      en: "Casco “Individual”: total loss",
    },
  },
  ECI_P2: {
    slug: "eci-p2",
    title: {
      ru: "Каско «Индивидуальный»: частичный ущерб",
      tg: "Каско «Инфиродӣ»: осеби қисмӣ",
      en: "Casco “Individual”: partial damage",
    },
  },
  ECI_P3: {
    slug: "eci-p3",
    title: {
      ru: "Каско «Индивидуальный»: угон",
      tg: "Каско «Инфиродӣ»: дуздии мошин",
      en: "Casco “Individual”: theft",
    },
  },
  ECI_FULL: {
    slug: "eci-full",
    title: { ru: "Полное каско", tg: "Каскои пурра", en: "Full casco" },
  },
};

/** Programmes of motor insurance whose price is calculated; those with a fixed price are boxes too. */
export const calculatedMotorProducts: readonly CalculatedProduct[] = Object.entries(PRODUCTS).map(
  ([code, { slug, title }]) => ({ code, slug, title }),
);
