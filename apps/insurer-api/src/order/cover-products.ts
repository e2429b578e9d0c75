import { type Localised, product } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import type { MotorProgram } from "#src/motor/tariff.ts";
import type { TRAVEL_PRODUCT_CODE } from "#src/travel/tariff.ts";

type CalculatedCode = typeof TRAVEL_PRODUCT_CODE | Exclude<MotorProgram, `SCI_${string}`>;

/** Products whose price is calculated: what papers and payment pages call them. */
const TITLES: Readonly<
  Record<CalculatedCode, { readonly slug: string; readonly title: Localised }>
> = {
  TRAVEL: {
    slug: "travel",
    title: {
      ru: "Страхование путешественников",
      tg: "Суғуртаи мусофирон",
      en: "Travel insurance",
    },
  },
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

/** Gives calculated products their names; they have no price of their own and cannot be bought as a box. */
export async function seedCoverProducts(db: Database): Promise<void> {
  for (const [code, { slug, title }] of Object.entries(TITLES)) {
    const row = {
      code,
      slug,
      title,
      priceDiram: 0,
      sumAssuredDiram: 0,
      activeMonths: 12,
      onSale: false,
    };
    await db.insert(product).values(row).onConflictDoUpdate({ target: product.code, set: row });
  }
}
